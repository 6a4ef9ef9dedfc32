import type { RequestThread, SavedReply } from '@poolpros/contracts/http/request-threads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { useToast } from '../../../shared/ui/toast.js';
import { removeSavedReply, savedRepliesQuery } from './api.js';
import { fillPlaceholders } from './fill-placeholders.js';
import { SaveReplyForm } from './save-reply-form.js';

export interface SavedRepliesDialogProps {
  thread: RequestThread;
  /** What is in the reply already. */
  typed: string;
  /** Replaces the reply. */
  onUse: (text: string) => void;
  onClose: () => void;
  /** Gets the focus after one was chosen. */
  replyField: () => HTMLElement | null;
}

/** The saved replies of the business: to use one, to add one and to remove one. */
export function SavedRepliesDialog({ thread, typed, onUse, onClose, replyField }: SavedRepliesDialogProps) {
  const { installerId, businessName } = thread;
  const query = savedRepliesQuery(installerId);
  const { data, error, refetch } = useQuery(query);
  const queryClient = useQueryClient();
  const used = useRef(false);
  const handleUse = ({ text }: SavedReply) => {
    const filled = fillPlaceholders(text, thread);
    used.current = true;
    onUse(typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Saved replies"
      description={`Everyone on your team at ${businessName} can use these replies.`}
      focusAfter={() => (used.current ? replyField() : null)}
    >
      {data ? (
        <div className="flex flex-col gap-6">
          {data.items.length === 0 ? (
            <p className="text-soft">No saved replies yet. Save what you write again and again.</p>
          ) : (
            <ul aria-label="Saved replies" className="flex flex-col">
              {data.items.map((reply) => (
                <SavedReplyRow
                  key={reply.id}
                  reply={reply}
                  preview={fillPlaceholders(reply.text, thread)}
                  installerId={installerId}
                  onUse={() => handleUse(reply)}
                />
              ))}
            </ul>
          )}
          {data.items.length < data.most ? (
            <SaveReplyForm
              installerId={installerId}
              typed={typed}
              onSaved={(saved) => queryClient.setQueryData(query.queryKey, saved)}
            />
          ) : (
            <p className="text-soft">You can save at most {data.most} replies. Remove one to add another.</p>
          )}
        </div>
      ) : (
        <LoadingState name="Your saved replies" small error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

interface RowProps {
  reply: SavedReply;
  preview: string;
  installerId: number;
  onUse: () => void;
}

function SavedReplyRow({ reply: { id, title }, preview, installerId, onUse }: RowProps) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = savedRepliesQuery(installerId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeSavedReply(api, installerId, id),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: (error) => {
      const detail = error instanceof ApiError && error.status < 500 ? error.detail : null;
      toast({ title: 'Not removed', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
      return queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-rule py-3 not-first:border-t">
      <span className="min-w-0 flex-1 basis-56">
        <b className="block font-semibold wrap-anywhere">{title}</b>
        <span className="type-small line-clamp-2 text-soft wrap-anywhere">{preview}</span>
      </span>
      <Button variant="secondary" size="sm" onClick={onUse}>
        Use<span className="sr-only"> {title}</span>
      </Button>
      <Button variant="ghost" size="sm" busyText={isPending ? 'Removing...' : null} onClick={() => mutate()}>
        Remove<span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}
