import { counted } from '@poolpros/contracts/counted';
import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { momentText } from '../../../shared/lib/dates.js';
import { dollars } from '../../../shared/lib/money.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { MessageForm, type MessageFormProps } from '../../requests/message-form.js';
import { RequestFacts } from '../../requests/request-facts.js';
import { businessStatuses } from '../../requests/request-labels.js';
import { RequestPhotos } from '../../requests/request-photos.js';
import { ThreadMessages } from '../../requests/thread-messages.js';
import { noReplyText } from './no-reply-text.js';
import type { Outside } from './outside-dialog.js';
import { RequestHistory } from './request-history.js';
import { isConflict, type ThreadAccess } from './thread-access.js';
import { ThreadBar, ThreadButtons } from './thread-buttons.js';

const moveDialog = onDemand(() => import('./move-dialog.js').then(({ MoveDialog }) => MoveDialog));
const outsideDialog = onDemand(() => import('./outside-dialog.js').then(({ OutsideDialog }) => OutsideDialog));

export interface ThreadViewProps {
  thread: RequestThread;
  access: ThreadAccess;
  /** The thread after a reply or a step. */
  onChange: (thread: RequestThread) => void;
  /** Reads the thread again: somebody else changed it. */
  onConflict: () => void;
  onFailure?: (failure: Error) => void;
  /** Stays after a reply was sent; without it a toast says so. */
  sentNote?: string;
  /** Next to the button of the reply. */
  tools?: MessageFormProps<RequestThread>['tools'];
}

/** A request as one business has it: what is asked for, what was written, and what can be done. */
export function ThreadView({ thread, access, onChange, onConflict, onFailure, sentNote, tools }: ThreadViewProps) {
  const toast = useToast();
  const reply = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Outside | 'move' | null>(null);
  const { name, message, photos, messages, steps, status, mayReply, moves, value } = thread;
  const [isSent, setSent] = useState(false);
  const close = () => setOpened(null);
  const show = (title: string, text: string) => (changed: RequestThread) => {
    close();
    onChange(changed);
    toast({ title, text });
  };
  const handleSent = (changed: RequestThread) => {
    if (!sentNote) return show('Reply sent', `${name} will get it by email and can answer you here.`)(changed);
    setSent(true);
    onChange(changed);
  };
  const handleFailure = (failure: Error) => {
    onFailure?.(failure);
    if (!isConflict(failure)) return;
    close();
    onConflict();
    toast({
      title: 'Not saved',
      text: 'This request has changed since you opened it. This is the latest version.',
      tone: 'bad',
    });
  };
  const buttons = { thread, onOpen: setOpened };
  return (
    <>
      <ThreadButtons {...buttons} />
      <div className="rounded-[12px] bg-surface-deck px-4 pt-3 pb-2.5">
        <p className="type-caption pb-2 text-muted">{sentText(thread)}</p>
        <RequestFacts request={thread} />
        {value !== null && (
          <p className="flex justify-between gap-4 border-t border-rule py-1.5 text-sm">
            <span className="text-muted">Job price</span>
            <b className="font-semibold">{dollars(value)}</b>
          </p>
        )}
      </div>
      <p className="rounded-[4px_14px_14px_14px] bg-pool-50 px-4 py-3.5 whitespace-pre-line wrap-anywhere">{message}</p>
      <RequestPhotos photos={photos} access={access.photos} from={name} />
      <ThreadMessages messages={messages} side="business" otherName={name} label="Messages" photos={access.photos} />
      {isSent && (
        <Note tone="leaf" icon={CircleCheck} role="status">
          {sentNote}
        </Note>
      )}
      {mayReply ? (
        <div ref={reply} className="border-t border-rule pt-5">
          <MessageForm<RequestThread>
            key={thread.id}
            draft={`reply ${thread.id}`}
            label={`Reply to ${name}`}
            hint={`${name} will get it by email. Your email stays hidden.`}
            photosHint={`of the work or the job site. Only ${name} will see them.`}
            button="Send reply"
            path={access.messagesPath}
            bodyOf={(text) => ({ ...access.proof, text })}
            onSent={handleSent}
            onFailure={handleFailure}
            {...(tools && { tools })}
          />
        </div>
      ) : (
        <Note tone="stone">{noReplyText(status)}</Note>
      )}
      <RequestHistory steps={steps} />
      <ThreadBar {...buttons} onReply={() => reply.current?.querySelector('textarea')?.focus()} />
      {opened === 'move' && moves.length > 0 && (
        <moveDialog.Component
          thread={thread}
          access={access}
          onMoved={(moved) => show('Saved', `${name}: ${businessStatuses[moved.status].text.toLowerCase()}.`)(moved)}
          onFailure={handleFailure}
          onClose={close}
        />
      )}
      {opened !== null && opened !== 'move' && (
        <outsideDialog.Component
          thread={thread}
          access={access}
          outside={opened}
          onSent={show('Saved', 'The request now counts as answered.')}
          onFailure={handleFailure}
          onClose={close}
        />
      )}
    </>
  );
}

function sentText({ createdAt, businessName, others }: RequestThread): string {
  const also = others === 0 ? '' : ` and ${counted(others, 'other business', 'other businesses')}`;
  return `Sent to ${businessName}${also}, ${momentText(createdAt)}`;
}
