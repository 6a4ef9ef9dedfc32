import type { OwnContactRequest, RequestThread } from '@poolpros/contracts/http/request-threads';
import { apiPaths } from '@poolpros/contracts/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, BookmarkPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { ThreadTitle } from '../thread/thread-title.js';
import { ThreadView } from '../thread/thread-view.js';
import { showThread, threadQuery } from './api.js';
import { ownAccess } from './own-access.js';
import { useMarkSeen } from './use-mark-seen.js';

const savedReplies = onDemand(() =>
  import('./saved-replies-dialog.js').then(({ SavedRepliesDialog }) => SavedRepliesDialog),
);

export interface RequestDetailProps {
  id: string;
  /** What the list says about it; undefined if it is not in the list. */
  listed: OwnContactRequest | undefined;
  /** The list, for screens that show one at a time. */
  backTo: string;
  onSessionEnd: () => void;
}

/** One request with its thread. */
export function RequestDetail({ id, listed, backTo, onSessionEnd }: RequestDetailProps) {
  const queryClient = useQueryClient();
  const { data: thread, error, refetch } = useQuery(threadQuery(id));
  useSessionEnd(onSessionEnd, error);
  useMarkSeen(thread);
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [choosing, setChoosing] = useState<{ text: string; replace: (text: string) => void } | null>(null);
  const request = thread ?? listed;
  const isKnown = request !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);

  const handleChange = (changed: RequestThread) => {
    showThread(queryClient, changed);
    void queryClient.invalidateQueries(readsOf(apiPaths.ownContactRequests, apiPaths.ownListings));
  };
  const handleFailure = (failure: Error) => {
    if (failure instanceof ApiError && failure.status === 401) onSessionEnd();
  };
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Card ref={card} className="flex flex-col gap-5">
      <Link
        to={backTo}
        className="link inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 self-start text-sm font-semibold xl:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All requests
      </Link>
      {request && <ThreadTitle request={request} heading={heading} />}
      {thread ? (
        <ThreadView
          thread={thread}
          access={ownAccess(id)}
          onChange={handleChange}
          onConflict={() => void refetch()}
          onFailure={handleFailure}
          tools={(text, replace) => (
            <Button aria-keyshortcuts="s" onClick={() => setChoosing({ text, replace })}>
              <BookmarkPlus aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              Saved replies
            </Button>
          )}
        />
      ) : isMissing ? (
        <p>This request is not here. It may have been erased.</p>
      ) : (
        <LoadingState name="The request" single error={error} onRetry={() => void refetch()} />
      )}
      {thread && choosing && (
        <savedReplies.Component
          thread={thread}
          typed={choosing.text}
          onUse={choosing.replace}
          onClose={() => setChoosing(null)}
          replyField={() => card.current?.querySelector('textarea') ?? null}
        />
      )}
    </Card>
  );
}
