import type { Account } from '@poolpros/contracts/http/accounts';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { pagePaths } from '@poolpros/contracts/paths';
import type { ReactNode } from 'react';
import { type Figure, Figures } from '../../../entities/contractor/figures.js';
import { WaitingRequests } from '../../../entities/contractor/inbox/waiting-requests.js';
import { isPublic } from '../../../entities/contractor/listing-state.js';
import { ageText } from '../../../shared/lib/dates.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { RefreshButton } from '../../../shared/ui/refresh-button.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { ListingCard } from './listing-card.js';

export interface ListingsViewProps {
  account: Account;
  listings: readonly OwnBusiness[];
  /** How many requests wait for an answer. */
  unanswered: number;
  /** Claims of the listings that wait for an answer, and one's own of others. */
  claims: ReactNode;
  refreshing: boolean;
  onRefresh: () => void;
}

export function ListingsView({ account, listings, unanswered, claims, refreshing, onRefresh }: ListingsViewProps) {
  const firstName = account.name.trim().split(/\s+/)[0];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1 wrap-anywhere">
            {partOfDay(new Date().getHours())}, {firstName}
          </h1>
          <p className="text-soft">{waitingText(unanswered, oldestOf(listings), new Date())}</p>
        </div>
        <RefreshButton refreshing={refreshing} onRefresh={onRefresh} />
      </div>
      {claims}
      {listings.length === 0 ? (
        <EmptyState title="No listings yet" text="Your business will appear here once you list it or claim its page.">
          <ButtonLink to={pagePaths.listYourBusiness} variant="primary">
            List your business
          </ButtonLink>
          <ButtonLink to={pagePaths.requestClaim}>Claim its page</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {unanswered > 0 && (
            <ul aria-label="To do" className="mt-6 flex flex-col gap-2">
              <WaitingRequests
                installerId={null}
                count={unanswered}
                to={(id) => `?view=requests&request=${id}`}
                toAll="?view=requests&stage=new&order=oldest"
              />
            </ul>
          )}
          <Figures figures={figuresOf(listings, unanswered)} />
          <h2 className="type-h3 mt-9 mb-3">{listings.length === 1 ? 'Your listing' : 'Your listings'}</h2>
          <ul className="flex flex-col gap-4">
            {listings.map((listing) => (
              <li key={listing.submissionId ?? listing.installerId}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-soft">
            Another business?{' '}
            <Link to={pagePaths.listYourBusiness} className="link">
              List it
            </Link>{' '}
            or{' '}
            <Link to={pagePaths.requestClaim} className="link">
              claim its existing page
            </Link>
            .
          </p>
        </>
      )}
    </>
  );
}

function partOfDay(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** When the request was sent that has been unanswered for the longest time; null if none is. */
function oldestOf(listings: readonly OwnBusiness[]): string | null {
  const all = listings.flatMap(({ oldestUnansweredAt }) => oldestUnansweredAt ?? []);
  return all.sort()[0] ?? null;
}

function waitingText(unanswered: number, oldest: string | null, now: Date): string {
  if (unanswered === 0) return 'No requests are waiting for an answer.';
  const age = oldest === null ? '' : ageText(oldest, now);
  if (unanswered === 1) return `One request ${age ? `has been waiting ${age}` : 'is waiting'} for an answer from you.`;
  return `${unanswered} requests are waiting for your answer.${age && ` The oldest has been waiting ${age}.`}`;
}

function figuresOf(listings: readonly OwnBusiness[], unanswered: number): Figure[] {
  const sumOf = (figure: 'contactRequests' | 'reviewCount') =>
    listings.reduce((sum, listing) => sum + listing[figure], 0);
  return [
    { label: 'Unanswered requests', value: unanswered },
    { label: 'Requests so far', value: sumOf('contactRequests') },
    { label: 'Job reviews', value: sumOf('reviewCount') },
    { label: 'Live pages', value: listings.filter(isPublic).length },
  ];
}
