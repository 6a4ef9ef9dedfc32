import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './button.js';
import { useReturnFocus } from './use-return-focus.js';

export interface ViewerProps {
  title: string;
  /** Which picture is shown, in words. */
  place: string;
  /** Goes to the next or the previous picture; absent where there is only one. */
  onStep: ((step: 1 | -1) => void) | undefined;
  onClose: () => void;
  /** Below the picture. */
  foot?: ReactNode;
  /** The picture. */
  children: ReactNode;
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const stepClass = 'bg-surface! text-ink! shadow-card';

/** One picture over the page; buttons and arrow keys lead to the others. Traps and returns the focus. */
export function Viewer({ title, place, onStep, onClose, foot, children }: ViewerProps) {
  const returnFocus = useReturnFocus();
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) onStep?.(step);
  };
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay-scrim" />
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          onKeyDown={handleKey}
          className="overlay-dialog fixed inset-0 z-50 m-auto flex h-fit max-h-dvh w-[min(100vw,calc((100dvh-9rem)*4/3),64rem)] flex-col overflow-hidden bg-surface text-ink shadow-overlay focus:outline-none md:rounded-panel"
        >
          <div className="flex items-center gap-4 py-2 pr-2 pl-4">
            <Primitive.Title title={title} className="type-h4 min-w-0 flex-1 truncate">
              {title}
            </Primitive.Title>
            <p aria-live="polite" className="type-small shrink-0 text-soft tabular-nums">
              {place}
            </p>
            <Primitive.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className="relative">
            {children}
            {onStep && (
              <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
                <IconButton label="Previous" className={stepClass} onClick={() => onStep(-1)}>
                  <ChevronLeft aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label="Next" className={stepClass} onClick={() => onStep(1)}>
                  <ChevronRight aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
            )}
          </div>
          {foot}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
