import { labelOf, quickServices, type ServiceType, serviceTypes } from '@poolpros/contracts/catalogue';
import { states } from '@poolpros/contracts/states';
import { LocateFixed } from 'lucide-react';
import { CityCombobox } from '../../../entities/search/city-combobox.js';
import { DistanceSteps } from '../../../entities/search/distance-steps.js';
import { withValue } from '../../../entities/search/search-filters.js';
import { Chip } from '../../../shared/ui/choice.js';
import { Select } from '../../../shared/ui/field.js';
import { withCity, withState } from '../filter-rules.js';
import type { FilterDraft } from '../hooks/use-filter-draft.js';
import type { ResultFacets } from '../results.js';
import { LocationNote } from './location-note.js';
import { advancedFilters } from './optional-parts.js';
import { ZipField } from './zip-field.js';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));

/** The kinds of service; without one, the services that are chosen below say what is searched for. */
const serviceOptions = (chosen: readonly string[]) =>
  Object.entries(serviceTypes).map(([value, { label }]) => ({
    value,
    label: value === 'all' ? chosen.map(labelOf).join(', ') || label : label,
  }));

export interface FilterFieldsProps {
  filterDraft: FilterDraft;
  facets: ResultFacets | null;
  /** Whether Advanced Filters stand open at first. */
  advanced: boolean;
}

/** The contractor search panel. Two columns on a sheet, one beside the list. */
export function FilterFields({ filterDraft, facets, advanced }: FilterFieldsProps) {
  const { draft, setDraft, setDistance, unapplied, location, locate, zip } = filterDraft;
  const counts = facets?.byDistance ?? {};
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 max-lg:grid-cols-2">
        <Select
          label="State"
          fieldClassName={draft.state ? undefined : 'max-lg:col-span-full'}
          options={stateOptions}
          placeholder="All states"
          value={draft.state}
          onValueChange={(slug) => setDraft(withState(draft, slug))}
        />
        {draft.state && (
          // Keeps the room of the field until the cities of the state are there.
          <div className="min-h-[74px]">
            <CityCombobox
              key={draft.state}
              stateSlug={draft.state}
              value={draft.city}
              onCityChange={(city) => setDraft(withCity(draft, city))}
              label="City"
              placeholder="All cities"
              all="All cities"
            />
          </div>
        )}
        <ZipField zip={zip} stateSlug={draft.state} />
        <Select
          label="Service"
          options={serviceOptions(draft.services)}
          value={draft.serviceType}
          onValueChange={(type) => setDraft({ ...draft, serviceType: type as ServiceType })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <p aria-hidden="true" className="type-small font-semibold">
          Distance
        </p>
        <DistanceSteps value={draft.distance} onValueChange={setDistance} counts={counts} />
        <p className="type-caption text-muted">
          {facets && Object.keys(counts).length === 0
            ? 'Enter a city or ZIP to see distances'
            : 'Contractors found at each distance'}
        </p>
        <button
          type="button"
          onClick={locate}
          className="type-small -mx-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 self-start rounded-[8px] px-2 text-link hover:bg-pool-50"
        >
          <LocateFixed aria-hidden="true" className="size-5" />
          Use my location <span className="text-muted">US Only</span>
        </button>
        <LocationNote location={location} distance={draft.distance} unapplied={unapplied} />
      </div>
      <fieldset className="min-w-0">
        <legend className="type-small mb-2 font-semibold">Quick services</legend>
        <div className="flex flex-wrap gap-2">
          {quickServices.map((service) => (
            <Chip
              key={service}
              pressed={draft.services.includes(service)}
              onPressedChange={(on) => setDraft(withValue(draft, 'services', service, on))}
            >
              {labelOf(service)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <advancedFilters.Component draft={draft} onChange={setDraft} facets={facets} startsOpen={advanced} />
    </div>
  );
}
