import { directoryPath, pagePaths } from '@poolpros/contracts/paths';
import { stateBySlug } from '@poolpros/contracts/states';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { searchFailure } from '../api.js';

export interface ResultsErrorProps {
  error: Error;
  filters: SearchFilters;
  onRetry: () => void;
}

/** A failed search. The URL and the filters stay as they are. */
export function ResultsError({ error, filters: { state, city, location }, onRetry }: ResultsErrorProps) {
  const label = stateBySlug(state)?.label;
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <ErrorState title="Error loading installers" text={searchFailure(error)} onRetry={onRetry} />
      </Card>
      <Card className="flex flex-col gap-1">
        <h2 className="type-h4">Meanwhile</h2>
        {label && (
          <Link
            to={directoryPath(state, city)}
            className="link min-h-9 pointer-coarse:min-h-11 self-start py-1.5 font-semibold"
          >
            All contractors in {city ? location : label}
          </Link>
        )}
        <Link
          to={pagePaths.unitedStates}
          className="link min-h-9 pointer-coarse:min-h-11 self-start py-1.5 font-semibold"
        >
          Start a new search
        </Link>
        <Link to={pagePaths.shortlist} className="link min-h-9 pointer-coarse:min-h-11 self-start py-1.5 font-semibold">
          Your shortlist, saved on this device
        </Link>
      </Card>
    </div>
  );
}
