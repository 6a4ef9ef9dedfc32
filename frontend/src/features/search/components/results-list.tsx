import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import { InstallerList } from '../../../shared/installers/installer-list.js';
import { LoadingPicture } from '../../../shared/ui/loading-indicator.js';
import { CardListSkeleton } from '../../../shared/ui/skeleton.js';
import { firstNumberOf, type SearchResults } from '../results.js';

export interface ResultsListProps {
  results: SearchResults;
  /** The next results are on their way. */
  waiting: boolean;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onContact: (installer: InstallerCard) => void;
}

/** The installers of one page, numbered like their pins on the map. */
export function ResultsList({ results, waiting, ...cards }: ResultsListProps) {
  return (
    <div aria-busy={waiting} className={clsx('flex flex-col gap-4', waiting && 'opacity-60')}>
      <InstallerList installers={results.installers} firstNumber={firstNumberOf(results)} {...cards} />
    </div>
  );
}

/** What stands in place of notes and cards until they are there, as tall as they are. */
export function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <p
        role="status"
        className="flex min-h-26 items-center justify-center gap-3 sm:min-h-14 text-[0.9375rem] text-soft"
      >
        <LoadingPicture variant="ripple" edge="2rem" />
        Finding the perfect pool contractors...
      </p>
      <CardListSkeleton cards={4} />
    </div>
  );
}
