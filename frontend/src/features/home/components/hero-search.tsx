import { defaultMinRating, type ServiceType, serviceTypes } from '@poolpros/contracts/catalogue';
import type { CityOption } from '@poolpros/contracts/http/places';
import { stateBySlug, states } from '@poolpros/contracts/states';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CityCombobox } from '../../../components/places/city-combobox.js';
import { Button } from '../../../components/ui/button.js';
import { Select } from '../../../components/ui/field.js';
import { noFilters, searchResultsPath } from '../../../lib/search-filters.js';
import { useUserLocation } from '../../../lib/use-user-location.js';
import { HeroRefine, type HeroRefinement } from './hero-refine.js';
import { UseMyLocation } from './use-my-location.js';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));
const serviceOptions = Object.entries(serviceTypes).map(([value, { label }]) => ({ value, label }));

/** §2, §4: state, city once the state has cities, service; Search works only with a state. */
export function HeroSearch() {
  const navigate = useNavigate();
  const [stateSlug, setStateSlug] = useState('');
  const [city, setCity] = useState<CityOption | null>(null);
  const [serviceType, setServiceType] = useState<ServiceType>('all');
  const [refined, setRefined] = useState(false);
  const [refinement, setRefinement] = useState<HeroRefinement>({
    distance: 0,
    minRating: defaultMinRating,
    poolTypes: [],
  });
  const { location, detect } = useUserLocation();
  const state = stateBySlug(stateSlug);

  const refine = (next: HeroRefinement) => {
    setRefinement(next);
    if (next.distance > 0 && !state && location.status === 'idle') detect();
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!state) return;
    void navigate(
      searchResultsPath({
        ...noFilters,
        ...refinement,
        location: city ? `${city.label}, ${state.label}` : state.label,
        state: state.slug,
        city: city?.value ?? '',
        serviceType,
        coordinates: location.status === 'found' ? location.coordinates : null,
      }),
    );
  };

  return (
    <form
      onSubmit={search}
      aria-label="Find contractors"
      className="on-light mt-9 max-w-[48rem] rounded-panel bg-surface p-4 shadow-overlay md:p-5"
    >
      <div className="grid items-end gap-3 sm:grid-cols-2 md:flex md:*:min-w-0 md:*:flex-1">
        <Select
          label="State"
          options={stateOptions}
          placeholder="Choose a state"
          value={stateSlug}
          onValueChange={(slug) => {
            setStateSlug(slug);
            setCity(null);
          }}
        />
        <CityCombobox
          key={stateSlug}
          stateSlug={stateSlug}
          value={city?.value ?? ''}
          onCityChange={setCity}
          placeholder="All cities"
          label={
            <>
              City <span className="font-normal text-muted">optional</span>
            </>
          }
        />
        <Select
          label="Service"
          options={serviceOptions}
          value={serviceType}
          onValueChange={(value) => setServiceType(value as ServiceType)}
        />
        <Button
          type="submit"
          look="act"
          size="lg"
          className="min-h-12! sm:col-span-full md:flex-none!"
          disabledReason={state ? null : 'Choose a state first'}
        >
          <Search aria-hidden="true" className="size-5" />
          Search
        </Button>
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule pt-2.5">
        <button
          type="button"
          aria-expanded={refined}
          onClick={() => setRefined(!refined)}
          className="type-small -mx-2 inline-flex min-h-9 items-center gap-2 rounded-[8px] px-2 font-semibold text-link hover:bg-pool-50"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Refine by distance, rating or pool type
        </button>
        <UseMyLocation location={location} detect={detect} distance={refinement.distance} />
      </div>
      {refined && <HeroRefine value={refinement} onValueChange={refine} />}
    </form>
  );
}
