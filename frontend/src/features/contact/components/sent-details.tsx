import { requestLimits } from '@poolpros/contracts/limits';
import { profilePath } from '@poolpros/contracts/slug';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAskedToday } from '../../../entities/contact/asked-today.js';
import type { SearchContext } from '../../../entities/listings/compare-list.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { type ContactTarget, nearbyQuery } from '../api.js';
import { type Candidate, candidateDetail, candidatesBeside, namesOf } from '../candidates.js';
import type { SentMessage } from '../hooks/use-contact-form.js';
import { byReach } from '../reach.js';

const mostOthers = 3;

export interface SentDetailsProps {
  sent: SentMessage;
  /** Who else is at hand. */
  others: readonly Candidate[];
  context: SearchContext;
  /** Writes to one of the others. */
  onContact: (other: ContactTarget) => void;
}

/** What became of a message: who has it, since when, where the copy goes, and what comes next. */
export function SentDetails({ sent, others, context, onContact }: SentDetailsProps) {
  const { recipients, at, email, hasPhone, mustConfirm } = sent;
  const { reached, missed } = byReach(sent);
  if (mustConfirm) return <Unconfirmed sent={sent} />;
  return (
    <div className="flex flex-col gap-4 text-[0.9375rem]/[1.375rem]">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {reached.length > 0 && <Fact label="To">{namesOf(reached)}</Fact>}
        {missed.length > 0 && <Fact label="Not reached">{namesOf(missed)}</Fact>}
        <Fact label={reached.length > 0 ? 'Sent' : 'Saved'}>
          <time dateTime={at}>{momentText(at)}</time>
        </Fact>
        <Fact label="Your page">
          We are emailing a private link to {email}. The link works for {requestLimits.followDays} days. On that page,
          you can see each reply and change, withdraw or erase your request.
        </Fact>
      </dl>
      {missed.length > 0 && <p>{missedText(missed)}</p>}
      {reached.length > 0 && <NextSteps count={reached.length} hasPhone={hasPhone} />}
      <Others recipients={recipients} others={others} context={context} onContact={onContact} />
    </div>
  );
}

/** Why a message did not reach a business, and what to do. */
const missedText = (missed: readonly ContactTarget[]): string =>
  `${namesOf(missed)} ${missed.length === 1 ? 'has' : 'have'} not joined PoolPros, and we have no email address to send your message to. We will keep your message and show it to ${missed.length === 1 ? 'the business' : 'each business'} when it joins. Until then, call ${missed.length === 1 ? 'this business' : 'these businesses'} or ask another.`;

/** A message that goes nowhere before its writer opens the link of a mail. */
const Unconfirmed = ({ sent: { recipients, email } }: Pick<SentDetailsProps, 'sent'>) => (
  <div className="flex flex-col gap-4 text-[0.9375rem]/[1.375rem]">
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      <Fact label="For">{namesOf(recipients)}</Fact>
    </dl>
    <p className="wrap-anywhere">
      Nothing has been sent yet. Open the link that we emailed to {email} and press the button on that page. The link
      works for {requestLimits.confirmDays} days. Also check your spam folder.
    </p>
  </div>
);

function NextSteps({ count, hasPhone }: { count: number; hasPhone: boolean }) {
  return (
    <div>
      <h3 className="type-small mb-1 font-semibold">What usually happens next</h3>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-soft marker:text-muted">
        <li>
          {count === 1 ? 'The business answers' : 'Each business answers'} on your private page
          {hasPhone && ' or by phone'}, and we will email you every reply. Nobody else sees the replies.
        </li>
        <li>Before quoting, most businesses ask for photos and measurements, or a visit.</li>
        <li>
          No reply within {requestLimits.unansweredHours} hours? We will email you the names of other businesses. Two
          quotes are easier to judge than one.
        </li>
      </ol>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** Up to three others who were not asked today: those at hand, then those near the point of the search. */
function Others({
  recipients,
  others,
  context,
  onContact,
}: Omit<SentDetailsProps, 'sent'> & Pick<SentMessage, 'recipients'>) {
  const { publicUrl } = useServices();
  const asked = useAskedToday();
  const isFree = ({ id }: ContactTarget) => !asked.has(id) && recipients.every((recipient) => recipient.id !== id);
  const atHand = others.filter(isFree);
  const nearby = useQuery({
    ...nearbyQuery(context),
    ...(atHand.length >= mostOthers && { enabled: false }),
  });
  const found = (nearby.data?.installers ?? []).filter(isFree);
  const shown = candidatesBeside(null, [atHand, found], publicUrl).slice(0, mostOthers);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className="type-small mb-1 font-semibold">Other businesses nearby</h3>
      <ul className="divide-y divide-rule border-y border-rule">
        {shown.map((other) => (
          <li key={other.id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              <OtherName other={other} />
              <span className="type-caption block text-muted">{candidateDetail(other)}</span>
            </span>
            <Button variant="soft" onClick={() => onContact(other)}>
              Contact <span className="sr-only">{other.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OtherName({ other: { id, name, stateSlug, citySlug } }: { other: Candidate }) {
  if (!stateSlug || !citySlug) return <b className="font-semibold wrap-anywhere">{name}</b>;
  return (
    <Link to={profilePath({ id, name, stateSlug, citySlug })} className="font-semibold wrap-anywhere hover:underline">
      {name}
    </Link>
  );
}
