import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { lazy, Suspense } from 'react';
import { Pagination } from '../../../components/ui/pagination.js';
import type { VisitorCountry } from '../../../lib/visitor-country.js';
import type { Results } from '../hooks/use-results.js';
import type { SearchAddress } from '../hooks/use-search-address.js';
import { NothingFound } from './nothing-found.js';
import { ResultsError } from './results-error.js';
import { ResultsList, ResultsSkeleton } from './results-list.js';
import { SearchNotes } from './search-notes.js';

const DebugBlock = lazy(() => import('./debug-block.js').then((module) => ({ default: module.DebugBlock })));

export interface ResultsColumnProps {
  address: SearchAddress;
  found: Results;
  country: VisitorCountry;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onContact: (installer: InstallerCard) => void;
}

/** §4: loading, error, empty, results. */
export function ResultsColumn({ address, found, country, ...cards }: ResultsColumnProps) {
  const { filters, page, debug } = address;
  const { results, failure, waiting, miles } = found;
  if (failure) return <ResultsError error={failure} filters={filters} onRetry={() => void found.search.refetch()} />;
  if (!results) return <ResultsSkeleton />;
  return (
    <div className="flex flex-col gap-5">
      <SearchNotes
        results={results}
        filters={filters}
        miles={miles}
        country={country}
        onKeepRadius={found.keepRadius}
      />
      {debug && (
        <Suspense fallback={null}>
          <DebugBlock filters={filters} country={country} results={results} />
        </Suspense>
      )}
      {results.installers.length > 0 ? (
        <ResultsList results={results} waiting={waiting} {...cards} />
      ) : (
        <NothingFound
          total={results.total}
          widerMiles={found.widerMiles}
          filters={filters}
          address={address}
          onWiden={found.widen}
        />
      )}
      <div className="mt-3">
        <Pagination page={page} totalPages={results.totalPages} to={address.pageAddress} label="Result pages" />
      </div>
    </div>
  );
}
