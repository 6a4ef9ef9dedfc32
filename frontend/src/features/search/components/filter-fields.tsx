import { quickServices, ratingOptions, type ServiceType, serviceTypes } from '@poolpros/contracts/catalogue';
import { states } from '@poolpros/contracts/states';
import { LocateFixed, MapPinCheck } from 'lucide-react';
import { CityCombobox } from '../../../components/places/city-combobox.js';
import { Chip } from '../../../components/ui/choice.js';
import { DistanceSteps } from '../../../components/ui/distance-steps.js';
import { Select } from '../../../components/ui/field.js';
import { Note, type NoteTone } from '../../../components/ui/states.js';
import { locationMessage, type UserLocation } from '../../../lib/use-user-location.js';
import { withCity, withService, withState } from '../filter-rules.js';
import type { FilterDraft } from '../hooks/use-filter-draft.js';
import type { ResultFacets } from '../results.js';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));
const serviceOptions = Object.entries(serviceTypes).map(([value, { label }]) => ({ value, label }));
const ratingWords: Record<(typeof ratingOptions)[number], string> = { 5: '5', 4: '4 & up', 3: '3 & up' };

export interface FilterFieldsProps {
  filterDraft: FilterDraft;
  counts: ResultFacets['byDistance'];
}

export function FilterFields({ filterDraft, counts }: FilterFieldsProps) {
  const { draft, setDraft, setDistance, location, locate } = filterDraft;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Select
          label="State"
          options={stateOptions}
          placeholder="All states"
          value={draft.state}
          onValueChange={(slug) => setDraft(withState(draft, slug))}
        />
        <CityCombobox
          key={draft.state}
          stateSlug={draft.state}
          value={draft.city}
          onCityChange={(city) => setDraft(withCity(draft, city))}
          label="City"
          placeholder="All cities"
        />
        <Select
          label="Service"
          options={serviceOptions}
          value={draft.serviceType}
          onValueChange={(type) => setDraft({ ...draft, serviceType: type as ServiceType })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <p aria-hidden="true" className="type-small font-semibold">
          Distance
        </p>
        <DistanceSteps value={draft.distance} onValueChange={setDistance} counts={counts} />
        {Object.keys(counts).length > 0 && (
          <p className="type-caption text-muted">Contractors found at each distance</p>
        )}
        <button
          type="button"
          onClick={locate}
          className="type-small -mx-2 inline-flex min-h-9 items-center gap-2 self-start rounded-[8px] px-2 text-link hover:bg-pool-50"
        >
          <LocateFixed aria-hidden="true" className="size-5" />
          Use my location <span className="text-muted">US Only</span>
        </button>
        <LocationNote location={location} distance={draft.distance} />
      </div>
      <fieldset className="min-w-0">
        <legend className="type-small mb-2 font-semibold">Quick services</legend>
        <div className="flex flex-wrap gap-2">
          {quickServices.map((service) => (
            <Chip
              key={service}
              pressed={draft.services.includes(service)}
              onPressedChange={(on) => setDraft(withService(draft, service, on))}
            >
              {service}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="type-small mb-2 font-semibold">Minimum rating</legend>
        <div className="flex flex-wrap gap-2">
          {ratingOptions.map((rating) => (
            <Chip
              key={rating}
              pressed={draft.minRating === rating}
              onPressedChange={() => setDraft({ ...draft, minRating: rating })}
            >
              {ratingWords[rating]} <span className="sr-only">stars</span>
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

const locationTones: Record<UserLocation['status'], NoteTone> = {
  idle: 'pool',
  detecting: 'pool',
  found: 'leaf',
  failed: 'brick',
};

function LocationNote({ location, distance }: { location: UserLocation; distance: number }) {
  const message = locationMessage(location, distance);
  return (
    <div role="status">
      {message && (
        <Note tone={locationTones[location.status]} icon={location.status === 'found' ? MapPinCheck : undefined}>
          <span className="type-caption block">{message}</span>
        </Note>
      )}
    </div>
  );
}
