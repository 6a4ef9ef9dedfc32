import type { UndeliveredReason } from '@poolpros/contracts/http/contact-requests';
import { useQuery } from '@tanstack/react-query';
import { ageText } from '../../../shared/lib/dates.js';
import { undeliveredRequestsQuery } from '../api.js';

export const undeliveredReasonTexts: Readonly<Record<UndeliveredReason, string>> = {
  no_contact: 'No account and no email',
  stopped: 'The recipient opted out of our emails',
  rejected: 'The email was refused',
  bounced: 'The email bounced',
};
const reasons = Object.entries(undeliveredReasonTexts) as [UndeliveredReason, string][];

/** How many requests reached no business, since when, and why. */
export function UndeliveredFigures() {
  const { data } = useQuery(undeliveredRequestsQuery);
  if (!data) return null;
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-px overflow-hidden rounded-card border border-rule bg-line *:bg-surface *:px-5 *:py-3.5">
      <Figure label="Undelivered">{data.total}</Figure>
      <Figure label="Oldest">{data.oldest === null ? 'None' : ageText(data.oldest, new Date())}</Figure>
      {reasons.map(([reason, text]) => (
        <Figure key={reason} label={text}>
          {data.reasons[reason]}
        </Figure>
      ))}
    </dl>
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
