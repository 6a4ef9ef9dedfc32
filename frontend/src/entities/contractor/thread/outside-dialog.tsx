import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { Dialog } from '../../../shared/ui/dialog.js';
import { MessageForm } from '../../requests/message-form.js';
import type { ThreadAccess } from './thread-access.js';

/** How a business answered without writing here. */
export type Outside = 'call' | 'elsewhere';

const texts: Readonly<Record<Outside, { title: string; label: string; button: string; sees: string }>> = {
  call: {
    title: 'Log a call',
    label: 'What did you agree on?',
    button: 'Save the call',
    sees: 'will see that you logged a call, and what you write here.',
  },
  elsewhere: {
    title: 'Answered elsewhere',
    label: 'How did you answer?',
    button: 'Save',
    sees: 'will see that you answered elsewhere, and what you write here.',
  },
};

export interface OutsideDialogProps {
  thread: RequestThread;
  access: ThreadAccess;
  outside: Outside;
  onSent: (thread: RequestThread) => void;
  onFailure: (failure: Error) => void;
  onClose: () => void;
}

/** Notes an answer that was given outside of the thread, so that the request counts as answered. */
export function OutsideDialog({ thread, access, outside, onSent, onFailure, onClose }: OutsideDialogProps) {
  const { title, label, button, sees } = texts[outside];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`The request will count as answered. ${thread.name} ${sees}`}
    >
      <MessageForm<RequestThread>
        label={label}
        button={button}
        optional
        path={access.messagesPath}
        bodyOf={(text) => ({ ...access.proof, via: outside, text })}
        onSent={onSent}
        onFailure={onFailure}
      />
    </Dialog>
  );
}
