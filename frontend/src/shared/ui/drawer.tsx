import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.js';
import { useReturnFocus } from './use-return-focus.js';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer; shown at the top unless `heading` replaces it. */
  title: string;
  heading?: ReactNode;
  /** The menu comes from the right, a filter sheet from the bottom with 72 px of the page left visible. */
  side?: 'right' | 'bottom';
  children: ReactNode;
  foot?: ReactNode;
}

/** A panel that slides in over the page. Traps and returns the focus. */
export function Drawer({ open, onOpenChange, title, heading, side = 'right', children, foot }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay-scrim" />
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={clsx(
            'fixed z-50 flex flex-col bg-surface text-ink shadow-overlay focus:outline-none',
            side === 'right'
              ? 'overlay-right inset-y-0 right-0 w-[min(360px,88vw)]'
              : 'overlay-bottom inset-x-0 top-[72px] bottom-0 overflow-hidden rounded-t-panel',
          )}
        >
          {side === 'bottom' && <div className="waterline shrink-0" />}
          <div className="flex h-15 shrink-0 items-center justify-between gap-3 pr-2 pl-4">
            {heading ? (
              <>
                <Primitive.Title className="sr-only">{title}</Primitive.Title>
                {heading}
              </>
            ) : (
              <Primitive.Title className="type-h4">{title}</Primitive.Title>
            )}
            <Primitive.Close asChild>
              <IconButton label={`Close ${title.toLowerCase()}`}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          {side === 'right' && <div className="waterline shrink-0" />}
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {foot && <div className="flex flex-col gap-2.5 border-t border-rule px-[1.125rem] pt-4 pb-5">{foot}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
