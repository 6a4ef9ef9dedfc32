import type { MessageSide, MessageWay, ThreadMessage } from '@poolpros/contracts/http/request-threads';
import { clsx } from 'clsx';
import { Bot, type LucideIcon, MessageSquareReply, Phone } from 'lucide-react';
import { momentText } from '../../shared/lib/dates.js';
import type { PhotoAccess } from './photo-access.js';
import { RequestPhotos } from './request-photos.js';

export interface ThreadMessagesProps {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Who reads them. */
  side: MessageSide;
  /** The other side. */
  otherName: string;
  /** The accessible name of the list. */
  label: string;
  /** How to reach the photos of the messages. */
  photos: PhotoAccess;
}

type Outside = Exclude<MessageWay, 'page' | 'mail'>;

/** What a business noted about an answer outside of the thread, as each side reads it. */
const outside: Readonly<Record<Outside, Record<MessageSide, string> & { icon: LucideIcon }>> = {
  call: { icon: Phone, business: 'Phone call', homeowner: 'The business logged a phone call with you' },
  elsewhere: {
    icon: MessageSquareReply,
    business: 'Answered elsewhere',
    homeowner: 'The business noted that it answered you elsewhere',
  },
};

const isOutside = (via: MessageWay): via is Outside => via in outside;

/** What both sides wrote, oldest first. */
export function ThreadMessages({ messages, side, otherName, label, photos }: ThreadMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {messages.map((message) => (
        <Message key={message.id} message={message} reader={side} otherName={otherName} access={photos} />
      ))}
    </ol>
  );
}

function Message({
  message: { side, via, isAutomatic, text, photos, at },
  reader,
  otherName,
  access,
}: {
  message: ThreadMessage;
  reader: MessageSide;
  otherName: string;
  access: PhotoAccess;
}) {
  const isOwn = side === reader;
  const noted = isOutside(via) ? outside[via] : null;
  return (
    <li className={clsx('flex flex-col gap-1', isOwn ? 'pl-6 sm:pl-12' : 'pr-6 sm:pr-12')}>
      <p className="type-caption flex flex-wrap items-baseline gap-x-2 text-muted">
        <b className="font-semibold text-ink wrap-anywhere">{isOwn ? 'You' : otherName}</b>
        {via === 'mail' && <span>by email</span>}
        <time dateTime={at}>{momentText(at)}</time>
      </p>
      {isAutomatic && <Mark icon={Bot}>Automatic reply, not from a person</Mark>}
      {noted && <Mark icon={noted.icon}>{noted[reader]}</Mark>}
      {text && (
        <p
          className={clsx(
            'px-4 py-3 text-[0.9375rem]/[1.375rem] whitespace-pre-line wrap-anywhere',
            isOwn ? 'rounded-[14px_4px_14px_14px] bg-surface-quiet' : 'rounded-[4px_14px_14px_14px] bg-pool-50',
            isAutomatic && 'bg-stone-100 text-soft',
          )}
        >
          {text}
        </p>
      )}
      <RequestPhotos photos={photos} access={access} from={isOwn ? 'you' : otherName} />
    </li>
  );
}

const Mark = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <p className="type-caption flex items-center gap-1.5 font-semibold text-soft">
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    {children}
  </p>
);
