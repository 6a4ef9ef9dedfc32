import { CircleCheck, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { IconButton } from '../../../shared/ui/button.js';
import { byReach, sentTitle } from '../reach.js';
import { SentDetails, type SentDetailsProps } from './sent-details.js';

export interface SentPanelProps extends SentDetailsProps {
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Stays at the edge of the window after a message was sent, until it is closed; the page goes on behind it. */
export function SentPanel({ panel, onClose, ...details }: SentPanelProps) {
  useEffect(() => {
    // What it covers can be seen without leaving the place that has the focus.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]')) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sent-panel"
      className="overlay-dialog fixed inset-x-0 bottom-0 z-40 flex max-h-[70dvh] flex-col overflow-hidden rounded-t-panel bg-surface text-ink shadow-overlay outline-none! md:inset-x-auto md:top-22 md:right-6 md:bottom-auto md:max-h-[calc(100dvh-13rem)] md:w-[400px] md:rounded-panel print:hidden"
    >
      <div className="waterline shrink-0" />
      <div className="flex items-center gap-3 py-2 pr-2 pl-4 md:pl-5">
        {!details.sent.mustConfirm && byReach(details.sent).reached.length > 0 && (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf-600" />
        )}
        <h2 id="sent-panel" className="type-h4 min-w-0 flex-1">
          {sentTitle(details.sent)}
        </h2>
        <IconButton label="Close the summary" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 md:px-5 md:pb-5">
        <SentDetails {...details} />
      </div>
    </section>
  );
}
