import type { Audience, SessionList as Sessions } from '@poolpros/contracts/http/accounts';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { useToast } from '../../../shared/ui/toast.js';
import { endOtherSessions, endSession, sessionsQuery } from '../api.js';
import { useStepUp } from '../hooks/use-step-up.js';

type Session = Sessions['items'][number];

export interface SessionListProps {
  audience: Audience;
  onSessionEnd: () => void;
}

/** Where the account is signed in, each with a way to end it. */
export function SessionList({ audience, onSessionEnd }: SessionListProps) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const stepUp = useStepUp(audience);
  const { data, error, refetch } = useQuery(sessionsQuery(audience));
  useSessionEnd(onSessionEnd, error);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (session: Session | null) =>
      session ? endSession(api, audience, session.id) : endOtherSessions(api, audience),
    onSuccess: (_, session) => {
      toast({
        title: 'Logged out',
        text: session ? `${session.device} has been logged out.` : 'All other browsers have been logged out.',
      });
      return queryClient.invalidateQueries(readsOf(apiPaths.sessions));
    },
    onError: (failure, session) => {
      if (!stepUp.askFor(failure, () => mutate(session)))
        toast({ title: 'Still logged in', text: 'That did not work. Please try again.', tone: 'bad' });
    },
  });
  const others = data?.items.filter(({ current }) => !current) ?? [];
  return (
    <Card bare>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-6 md:pt-5">
        <div>
          <h2 className="type-h3">Where you are logged in</h2>
          <p className="type-small text-soft">
            If you see a browser that you do not recognize, log it out. Then change your password.
          </p>
        </div>
        {others.length > 1 && (
          <Button onClick={() => mutate(null)} busyText={isPending && !variables ? 'Logging out...' : null}>
            Log out all others
          </Button>
        )}
      </div>
      {data ? (
        <ul>
          {[...data.items].sort(ownFirst).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={isPending && variables?.id === session.id}
              onEnd={() => mutate(session)}
            />
          ))}
        </ul>
      ) : (
        <LoadingState name="Your sessions" error={error} onRetry={() => void refetch()} small />
      )}
      {stepUp.dialog}
    </Card>
  );
}

const ownFirst = (a: Session, b: Session): number => Number(b.current) - Number(a.current);

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { device, network, startedAt, lastSeenAt, current } = session;
  const Icon = /iOS|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-4 py-3.5 md:px-6">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-pool-600" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {device}
          {current && (
            <span className="type-caption ml-2 rounded-full bg-leaf-100 px-2 py-0.5 font-semibold text-leaf-700">
              This browser
            </span>
          )}
        </p>
        <p className="type-small text-soft">
          {network && `Network ${network} · `}Last seen {momentText(lastSeenAt)} · Since {momentText(startedAt)}
        </p>
      </div>
      {!current && (
        <Button aria-label={`Log out ${device}`} onClick={onEnd} busyText={busy ? 'Logging out...' : null}>
          Log out
        </Button>
      )}
    </li>
  );
}
