import { additionalServices, poolTypes, quickServices } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { activeFilters, withPoolType, withService } from '../filter-rules.js';
import type { ResultFacets } from '../results.js';
import { RatingChoice } from './rating-choice.js';

/** Additional services that stand open to the eye; the others wait behind "Show all". */
const shownFirst = 5;

export interface AdvancedFiltersProps {
  draft: SearchFilters;
  onChange: (filters: SearchFilters) => void;
  facets: ResultFacets | null;
  startsOpen: boolean;
}

/** Pool types, additional services and the minimum rating, behind one button. */
export function AdvancedFilters({ draft, onChange, facets, startsOpen }: AdvancedFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const [all, setAll] = useState(false);
  const active = activeFilters(draft);
  const services = offeredServices(draft.services, all);
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
        <Group legend="Pool types">
          {poolTypes.map((type) => (
            <Checkbox
              key={type}
              checked={draft.poolTypes.includes(type)}
              onChange={(event) => onChange(withPoolType(draft, type, event.target.checked))}
              {...(facets && { count: facets.poolTypes[type] ?? 0 })}
            >
              {type}
            </Checkbox>
          ))}
        </Group>
        <Group legend="Additional services">
          {services.map((service) => (
            <Checkbox
              key={service}
              checked={draft.services.includes(service)}
              onChange={(event) => onChange(withService(draft, service, event.target.checked))}
              {...(facets && { count: facets.services[service] ?? 0 })}
            >
              {service}
            </Checkbox>
          ))}
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="type-small min-h-9 pointer-coarse:min-h-11 self-start font-semibold text-link underline"
          >
            {all ? 'Show fewer' : `Show all ${additionalServices.length}`}
          </button>
        </Group>
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

/** The additional services, and every chosen one that has no place elsewhere in the panel. */
function offeredServices(chosen: readonly string[], all: boolean): string[] {
  const inPanel: readonly string[] = [...quickServices, ...additionalServices];
  const known = additionalServices.filter((service, index) => all || index < shownFirst || chosen.includes(service));
  return [...known, ...chosen.filter((service) => !inPanel.includes(service))];
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-3 flex min-w-0 flex-col first:mt-1">
      <legend className="type-marker mb-1">{legend}</legend>
      {children}
    </fieldset>
  );
}
