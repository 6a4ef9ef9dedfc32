import { type SortOrder, sortOrders } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';

export type ResultsView = 'list' | 'map';

export interface ResultsToolbarProps {
  sortBy: SortOrder;
  onSort: (sortBy: SortOrder) => void;
  /** Whether there are distances to sort by. */
  measured: boolean;
  /** How many filters are applied. */
  active: number;
  filtersOpen: boolean;
  /** The panel with the filters makes room for the map where both would stand beside the list. */
  isPanelAway: boolean;
  onOpenFilters: () => void;
  /** A pointer or the focus came to the button of the filters. */
  onNearFilters: () => void;
  view: ResultsView;
  onViewChange: (view: ResultsView) => void;
}

/** Sort, and where there is no room for them beside the list, the ways to the filters and to the map. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const {
    sortBy,
    onSort,
    measured,
    active,
    filtersOpen,
    isPanelAway,
    onOpenFilters,
    onNearFilters,
    view,
    onViewChange,
  } = props;
  const onMap = view === 'map';
  return (
    <div className="noscript:hidden grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-2 lg:flex lg:w-auto lg:items-center lg:gap-3">
      <Button
        className={clsx('gap-1.5! px-2.5! lg:hidden', isPanelAway && 'min-[77.5rem]:inline-flex')}
        onClick={onOpenFilters}
        onPointerEnter={onNearFilters}
        onFocus={onNearFilters}
        aria-haspopup="dialog"
        aria-expanded={filtersOpen}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <span className="max-[22.5rem]:sr-only">Filters</span>{' '}
        {active > 0 && (
          <span className="inline-grid h-5 min-w-5 place-items-center rounded-[10px] bg-action px-1.5 text-xs font-[650] text-on-action tabular-nums">
            {active} <span className="sr-only">active</span>
          </span>
        )}
      </Button>
      <label className="flex min-w-0 items-center gap-3 text-sm text-soft">
        <span className="max-lg:sr-only">Sort</span>
        <select
          className="control select sort-order min-h-11!"
          value={sortBy === 'distance' && !measured ? 'rating' : sortBy}
          onChange={(event) => onSort(event.target.value as SortOrder)}
        >
          {Object.entries(sortOrders).map(([value, label]) => (
            <option key={value} value={value} disabled={value === 'distance' && !measured}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button
        className="gap-1.5! px-2.5! lg:px-3.5! min-[77.5rem]:hidden"
        variant={onMap ? 'secondary' : 'outline'}
        onClick={() => onViewChange(onMap ? 'list' : 'map')}
      >
        {onMap ? <List aria-hidden="true" className="size-5" /> : <MapIcon aria-hidden="true" className="size-5" />}
        <span className="max-[26.875rem]:sr-only">{onMap ? 'List' : 'Map'}</span>
      </Button>
    </div>
  );
}
