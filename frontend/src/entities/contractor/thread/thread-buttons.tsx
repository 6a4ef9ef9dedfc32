import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { ListChecks, MessageSquareReply, Phone, PhoneCall, Reply } from 'lucide-react';
import { readablePhone } from '../../../shared/lib/phone.js';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import type { Outside } from './outside-dialog.js';

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.75 } as const;

const dialed = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export interface ThreadButtonsProps {
  thread: RequestThread;
  onOpen: (dialog: Outside | 'move') => void;
}

/** What can be done with a request besides writing; on phones, most of it is in the `ThreadBar`. */
export const ThreadButtons = ({ thread: { phone, mayReply, moves }, onOpen }: ThreadButtonsProps) => (
  <div className="flex flex-wrap gap-2 empty:hidden">
    {phone && (
      <a href={dialed(phone)} className={buttonClass({ size: 'sm' }, 'max-md:hidden')}>
        <Phone {...icon} />
        Call {readablePhone(phone)}
      </a>
    )}
    {mayReply && (
      <>
        <Button size="sm" onClick={() => onOpen('call')}>
          <PhoneCall {...icon} />
          Log a call
        </Button>
        <Button size="sm" onClick={() => onOpen('elsewhere')}>
          <MessageSquareReply {...icon} />
          Answered elsewhere
        </Button>
      </>
    )}
    {moves.length > 0 && (
      <Button size="sm" className="max-md:hidden" aria-keyshortcuts="e" onClick={() => onOpen('move')}>
        <ListChecks {...icon} />
        Mark as
      </Button>
    )}
  </div>
);

/** The most frequent actions on a phone, where a thumb reaches them. */
export function ThreadBar({
  thread: { phone, mayReply, moves },
  onOpen,
  onReply,
}: ThreadButtonsProps & { onReply: () => void }) {
  if (!phone && !mayReply && moves.length === 0) return null;
  return (
    <section
      aria-label="Quick actions"
      className="bottom-bar sticky bottom-0 z-10 -mx-4 -mb-4 grid auto-cols-fr grid-flow-col gap-2.5 border-t border-rule bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(4_32_43/.08)] md:hidden"
    >
      {mayReply && (
        <Button variant="primary" onClick={onReply}>
          <Reply {...icon} />
          Reply
        </Button>
      )}
      {phone && (
        <a href={dialed(phone)} className={buttonClass({})}>
          <Phone {...icon} />
          Call
        </a>
      )}
      {moves.length > 0 && (
        <Button onClick={() => onOpen('move')}>
          <ListChecks {...icon} />
          Update
        </Button>
      )}
    </section>
  );
}
