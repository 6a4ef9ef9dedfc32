import type { Account } from '@poolpros/contracts/http/accounts';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { pagePaths } from '@poolpros/contracts/paths';
import type { ReactNode } from 'react';
import { type Figure, Figures } from '../../../entities/contractor/figures.js';
import { isPublic } from '../../../entities/contractor/listing-state.js';
import { WaitingRequests } from '../../../entities/contractor/waiting-requests.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { RefreshButton } from '../../../shared/ui/refresh-button.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { ListingCard } from './listing-card.js';

export interface ListingsViewProps {
  account: Account;
  listings: readonly OwnBusiness[];
  /** Unopened requests. */
  unseen: number;
  /** Claims of the listings that wait for an answer, and one's own of others. */
  claims: ReactNode;
  refreshing: boolean;
  onRefresh: () => void;
}

export function ListingsView({ account, listings, unseen, claims, refreshing, onRefresh }: ListingsViewProps) {
  const firstName = account.name.trim().split(/\s+/)[0];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1 wrap-anywhere">
            {partOfDay(new Date().getHours())}, {firstName}
          </h1>
          <p className="text-soft">{waiting(unseen)}</p>
        </div>
        <RefreshButton refreshing={refreshing} onRefresh={onRefresh} />
      </div>
      {claims}
      {listings.length === 0 ? (
        <EmptyState title="No listings yet" text="Your business appears here once you send it to us or claim its page.">
          <ButtonLink to={pagePaths.listYourBusiness} variant="primary">
            List your business
          </ButtonLink>
          <ButtonLink to={pagePaths.requestClaim}>Claim its page</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {unseen > 0 && (
            <ul aria-label="To do" className="mt-6 flex flex-col gap-2">
              <WaitingRequests installerId={null} to={(id) => `?view=requests&request=${id}`} />
            </ul>
          )}
          <Figures figures={figuresOf(listings, unseen)} />
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

function waiting(unseen: number): string {
  if (unseen === 0) return 'You have no new requests.';
  return unseen === 1 ? 'You have one new request.' : `${unseen} new requests are waiting for you.`;
}

function figuresOf(listings: readonly OwnBusiness[], unseen: number): Figure[] {
  const sumOf = (figure: 'contactRequests' | 'reviewCount') =>
    listings.reduce((sum, listing) => sum + listing[figure], 0);
  return [
    { label: 'New requests', value: unseen },
    { label: 'Requests so far', value: sumOf('contactRequests') },
    { label: 'Job reviews', value: sumOf('reviewCount') },
    { label: 'Live pages', value: listings.filter(isPublic).length },
  ];
}
