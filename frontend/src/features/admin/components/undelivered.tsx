import type { UndeliveredReason } from '@poolpros/contracts/http/contact-requests';
import { useQuery } from '@tanstack/react-query';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ageText } from '../../../shared/lib/dates.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { undeliveredRequestsQuery } from '../api.js';

const reasonTexts: Readonly<Record<UndeliveredReason, string>> = {
  no_contact: 'No account and no email',
  stopped: 'The email stopped our mails',
  rejected: 'The mail was refused',
};
const reasons = Object.entries(reasonTexts) as [UndeliveredReason, string][];

/** How many requests reached no business, and why. */
export function Undelivered({ onSessionEnd }: { onSessionEnd: () => void }) {
  const { data, error, refetch } = useQuery(undeliveredRequestsQuery);
  useSessionEnd(onSessionEnd, error);
  return (
    <>
      <h1 className="type-h1">Undelivered requests</h1>
      <p className="max-w-[44rem] text-soft">
        Messages from homeowners to unclaimed businesses that reached no one. We keep them for 24 months, and the person
        who claims the page finds them in the dashboard.
      </p>
      {data ? (
        <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-px overflow-hidden rounded-card border border-rule bg-line *:bg-surface *:px-5 *:py-3.5">
          <Figure label="Undelivered">{data.total}</Figure>
          <Figure label="Oldest">{data.oldest === null ? 'None' : ageText(data.oldest, new Date())}</Figure>
          {reasons.map(([reason, text]) => (
            <Figure key={reason} label={text}>
              {data.reasons[reason]}
            </Figure>
          ))}
        </dl>
      ) : (
        <LoadingState name="The undelivered requests" error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Figure({ label, children }: { label: string; children: number | string }) {
  return (
    <div>
      <dt className="type-caption text-muted">{label}</dt>
      <dd className="text-lg/7 font-[680] tabular-nums">{children}</dd>
    </div>
  );
}
