import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ToastRegionProps } from './toast.js';

const hotkey = ['F8'];

/** Where toasts appear; F8 moves the focus there, even out of an open dialog. */
export function ToastRegion({ shown, onOpenChange }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog listens at the document for a focus that leaves it, and takes it back.
    const keepFromDialogs = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (to instanceof Node && region.current?.contains(to) && document.querySelector('[role="dialog"]'))
        event.stopPropagation();
    };
    const page = document.documentElement;
    page.addEventListener('focusin', keepFromDialogs);
    page.addEventListener('focusout', keepFromDialogs);
    return () => {
      page.removeEventListener('focusin', keepFromDialogs);
      page.removeEventListener('focusout', keepFromDialogs);
    };
  }, []);
  // A dialog hides everything next to it from screen readers, except live regions.
  return createPortal(
    <div ref={region} aria-live="off">
      <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {shown && <ToastCard key={shown.id} shown={shown} onOpenChange={onOpenChange} />}
        <Primitive.Viewport hotkey={hotkey} className="toasts" />
      </Primitive.Provider>
    </div>,
    document.body,
  );
}

interface ToastCardProps {
  shown: NonNullable<ToastRegionProps['shown']>;
  onOpenChange: (open: boolean) => void;
}

function ToastCard({ shown, onOpenChange }: ToastCardProps) {
  const { title, text, tone = 'good' } = shown.message;
  const Icon = tone === 'good' ? CircleCheck : CircleAlert;
  return (
    <Primitive.Root
      open={shown.open}
      onOpenChange={onOpenChange}
      // It can be pressed while a dialog is open.
      style={{ pointerEvents: 'auto' }}
      className={clsx(
        'toast relative flex w-full max-w-[380px] items-center gap-3.5 overflow-hidden rounded-[14px] bg-surface py-3.5 pr-4 pl-5 text-ink shadow-overlay before:absolute before:inset-y-0 before:left-0 before:w-1',
        tone === 'good' ? 'before:bg-leaf-600' : 'before:bg-brick-600',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-5 shrink-0', tone === 'good' ? 'text-leaf-600' : 'text-brick-600')}
      />
      <div className="min-w-0 flex-1">
        <Primitive.Title className="font-semibold">{title}</Primitive.Title>
        <Primitive.Description className="type-small text-soft">{text}</Primitive.Description>
      </div>
      <Primitive.Close
        aria-label="Close message"
        className="grid size-8 pointer-coarse:size-11 shrink-0 place-items-center rounded-[8px] text-soft hover:bg-pool-50"
      >
        <X aria-hidden="true" className="size-5" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
