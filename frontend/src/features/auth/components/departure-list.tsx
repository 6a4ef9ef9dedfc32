import { counted } from '@poolpros/contracts/counted';
import type { Departure } from '@poolpros/contracts/http/own-data';
import { accountDeletionDays } from '@poolpros/contracts/limits';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { Link } from '../../../shared/ui/link.js';

/** What becomes of whose when an account is deleted. */
export function DepartureList({ departure }: { departure: Departure }) {
  const begun = begunWords(departure);
  const { undecidedSubmissions } = departure;
  return (
    <>
      <p>
        You will be logged out everywhere right away. For {accountDeletionDays} days, a link that we email you will
        bring the account back. After that, we will permanently erase your name, your email, your logins and what you
        sent us.
      </p>
      {departure.listings.length > 0 && (
        <ul aria-label="Your businesses" className="flex flex-col gap-3">
          {departure.listings.map((listing) => (
            <li key={listing.id} className="rounded-card border border-rule p-3.5">
              <p className="font-semibold wrap-anywhere">{listing.name}</p>
              <p className="type-small text-soft">{outcomeOf(listing)}</p>
              {!listing.keepsOwner && <Alternatives listing={listing} />}
            </li>
          ))}
        </ul>
      )}
      {begun && <p>{begun} withdrawn right away, even if you come back.</p>}
      {undecidedSubmissions > 0 && (
        <p>{counted(undecidedSubmissions, 'listing')} that we have not decided on yet will not be published.</p>
      )}
    </>
  );
}

type Listing = Departure['listings'][number];

function outcomeOf({ keepsOwner, othersLeave, foundingPlace }: Listing): string {
  if (keepsOwner) return 'Its team will go on without you.';
  return [
    'You are its only owner. Its page will stay public with the facts about the business and its reviews, but without an owner.',
    othersLeave > 0 && `${counted(othersLeave, 'other member')} of its team will lose access to it.`,
    foundingPlace !== null && `Its founding place (no. ${foundingPlace}) will be held for the next owner.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function Alternatives({ listing: { id, status, othersLeave } }: { listing: Listing }) {
  const tab = (name: string) => `${pathTo(pagePaths.companyDashboard, { installerId: id })}?room=${name}`;
  return (
    <p className="type-small mt-1 flex flex-wrap gap-x-4">
      {othersLeave > 0 && (
        <Link className="link inline-flex min-h-11 items-center" to={tab('team')}>
          Make someone else an owner
        </Link>
      )}
      {(status === 'published' || status === 'paused') && (
        <Link className="link inline-flex min-h-11 items-center" to={tab('availability')}>
          Mark the business as closed
        </Link>
      )}
    </p>
  );
}

/** `2 open claims and 1 open invitation will be`; null without any. */
function begunWords({ openClaims, openInvitations }: Departure): string | null {
  const parts = [
    openClaims > 0 && counted(openClaims, 'open claim'),
    openInvitations > 0 && counted(openInvitations, 'open invitation'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return `${parts.join(' and ')} will be`;
}
