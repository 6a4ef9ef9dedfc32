import { lowerLabelOf, type SortOrder, sortOrders } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompareBar } from '../../../entities/listings/compare-bar.js';
import { InstallerList, type InstallerListProps } from '../../../entities/listings/installer-list.js';
import { NearestInstallers } from '../../../entities/listings/nearest-installers.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import { EmptyState } from '../../../shared/ui/states.js';
import type { Listing } from '../api.js';
import { listingPath } from '../listing-url.js';

export interface PlaceListingProps
  extends Pick<InstallerListProps, 'onContact' | 'firstNumber' | 'activeId' | 'onActiveChange' | 'asked'> {
  title: string;
  found: SearchResponse;
  /** Beside the title, for more than one business. */
  toolbar?: ReactNode;
  /** Between the title and the list. */
  intro?: ReactNode;
  page: number;
  pageUrl: (page: number) => string;
}

/** The businesses of a place, with a URL for every page. */
export function PlaceListing(props: PlaceListingProps) {
  const { title, found, toolbar, intro, page, pageUrl, ...shown } = props;
  return (
    <section aria-labelledby="listing" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="listing" className="type-h3">
          {title}
        </h2>
        {found.total > 1 && toolbar}
      </div>
      {intro && <div className="mb-5">{intro}</div>}
      {found.installers.length > 0 ? (
        <InstallerList installers={found.installers} {...shown} />
      ) : (
        <Card>
          <EmptyState title="No installers found" text={nobodyText(shown.asked)}>
            <ButtonLink to={pagePaths.searchResults} variant="secondary">
              Search elsewhere
            </ButtonLink>
            <ButtonLink to={pagePaths.listYourBusiness} variant="ghost">
              List your business
            </ButtonLink>
          </EmptyState>
          {found.center && <NearestInstallers point={found.center} />}
        </Card>
      )}
      <div className="mt-8">
        <Pagination page={page} totalPages={found.totalPages} to={pageUrl} label="Pages of this directory" />
      </div>
      <CompareBar point={found.center} location={found.center?.label ?? ''} className="mt-6" />
    </section>
  );
}

const nobodyText = ([service]: readonly string[] = []): string =>
  service
    ? `No listed business here says it offers ${lowerLabelOf(service)} yet.`
    : 'No business is listed for this place yet.';

/** Every order of a listing as a link. */
export function SortLinks({ listing }: { listing: Listing }) {
  // A whole state has no middle to measure from.
  const orders = Object.entries(sortOrders).filter(([order]) => order !== 'distance' || listing.city !== '');
  return (
    <nav aria-label="Sort" className="flex flex-wrap gap-2">
      {orders.map(([order, label]) => (
        <SortLink
          key={order}
          to={listingPath({ ...listing, sortBy: order as SortOrder, page: 1 })}
          label={label}
          current={order === listing.sortBy}
        />
      ))}
    </nav>
  );
}

function SortLink({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm one-line',
        current
          ? 'border-selected bg-selected font-semibold text-on-selected'
          : 'border-control bg-surface font-medium hover:border-pool-700 hover:bg-pool-50',
      )}
    >
      {current && <Check aria-hidden="true" className="size-4" strokeWidth={2} />}
      {label}
    </Link>
  );
}
