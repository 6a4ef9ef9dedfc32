import { CompareCard, type CompareCardProps } from '../../../entities/listings/compare-card.js';
import { searchContextOf } from '../search-context.js';
import { ResultMap, type ResultMapProps } from './result-map.js';

export interface ResultsAsideProps extends Omit<ResultMapProps, 'onContact'> {
  /** Opens the form that asks the chosen ones. */
  onAsk: NonNullable<CompareCardProps['onAsk']>;
  /** There are no results to show, and none are on their way. */
  failed: boolean;
}

/** What stands beside the list where there is room: the map and the chosen installers. */
export function ResultsAside({ failed, onAsk, ...map }: ResultsAsideProps) {
  const { results, filters } = map;
  return (
    <aside
      aria-label="Map and comparison"
      className="sticky top-24 hidden max-h-[calc(100vh-7rem)] flex-col gap-5 overflow-y-auto min-[77.5rem]:flex"
    >
      {!failed && <ResultMap {...map} />}
      <CompareCard {...searchContextOf(filters, results?.center)} onAsk={onAsk} />
    </aside>
  );
}
