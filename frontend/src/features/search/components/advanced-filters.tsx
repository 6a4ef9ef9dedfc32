import { quickServices } from '@poolpros/contracts/catalogue';
import { type FilterKey, isClockValue, valueFilters } from '@poolpros/contracts/value-filters';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type SearchFilters, shownFilters, withValue } from '../../../entities/search/search-filters.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { activeFilters } from '../filter-rules.js';
import type { ResultFacets } from '../results.js';
import { RatingChoice } from './rating-choice.js';

/** Of a long list so many values are shown; the others wait behind "Show all". */
const shownFirst = 5;
const longList = 8;

export interface AdvancedFiltersProps {
  draft: SearchFilters;
  onChange: (filters: SearchFilters) => void;
  facets: ResultFacets | null;
  startsOpen: boolean;
}

/** The filters by values and the minimum rating, behind one button. */
export function AdvancedFilters({ draft, onChange, facets, startsOpen }: AdvancedFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const active = activeFilters(draft);
  return (
    <div className="border-y border-rule py-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 text-left text-sm font-semibold"
      >
        Advanced Filters
        {active > 0 && !open && <span className="type-caption text-muted">{active} active</span>}
        <ChevronDown
          aria-hidden="true"
          className={clsx('ml-auto size-5 transition-transform duration-(--duration-quick)', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="-mx-1.5 max-h-96 overflow-y-auto px-1.5">
        {shownFilters.map((key) => (
          <Group key={key} filter={key} draft={draft} onChange={onChange} facets={facets} />
        ))}
        <RatingChoice
          value={draft.minRating}
          onValueChange={(minRating) => onChange({ ...draft, minRating })}
          counts={facets?.rating ?? null}
        />
        {/* Shows that there is more to scroll to; below the last row it covers nothing. */}
        <div aria-hidden="true" className="pointer-events-none sticky bottom-0 h-6 bg-linear-to-t from-surface" />
      </div>
    </div>
  );
}

interface GroupProps extends Pick<AdvancedFiltersProps, 'draft' | 'onChange' | 'facets'> {
  filter: FilterKey;
}

function Group({ filter, draft, onChange, facets }: GroupProps) {
  const [all, setAll] = useState(false);
  const { legend, panel, label } = valueFilters[filter];
  const isLong = panel.length > longList;
  return (
    <fieldset className="filter-group">
      <legend className="type-marker mb-1">{legend}</legend>
      {offered(panel, draft[filter], all || !isLong).map((value) => (
        <Checkbox
          key={value}
          checked={draft[filter].includes(value)}
          onChange={(event) => onChange(withValue(draft, filter, value, event.target.checked))}
          {...(facets && !isClockValue(filter, value) && { count: facets[filter][value] ?? 0 })}
        >
          {label(value)}
        </Checkbox>
      ))}
      {isLong && (
        <button type="button" aria-expanded={all} onClick={() => setAll(!all)} className="show-all">
          {all ? 'Show fewer' : `Show all ${panel.length}`}
        </button>
      )}
    </fieldset>
  );
}

/** The values of a group, and every chosen one that has no place elsewhere in the panel. */
function offered(panel: readonly string[], chosen: readonly string[], all: boolean): string[] {
  const inPanel: readonly string[] = [...quickServices, ...panel];
  const known = panel.filter((value, index) => all || index < shownFirst || chosen.includes(value));
  return [...known, ...chosen.filter((value) => !inPanel.includes(value))];
}
