import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import type { ToastRegionProps } from './toast.js';

/** Where toasts appear; F8 moves the focus there. */
export function ToastRegion({ shown, onOpenChange }: ToastRegionProps) {
  return (
    <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} shown={shown} onOpenChange={onOpenChange} />}
      <Primitive.Viewport
        hotkey={['F8']}
        className="fixed inset-x-4 top-3 z-70 flex justify-center outline-none md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-[380px]"
      />
    </Primitive.Provider>
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
      className={clsx(
        'toast flex w-full max-w-[380px] items-center gap-3.5 rounded-[14px] border-l-4 bg-surface px-4 py-3.5 text-ink shadow-overlay',
        tone === 'good' ? 'border-leaf-600' : 'border-brick-600',
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
        className="grid size-8 shrink-0 place-items-center rounded-[8px] text-soft hover:bg-pool-50"
      >
        <X aria-hidden="true" className="size-5" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
