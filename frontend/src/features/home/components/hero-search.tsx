import { type ServiceType, serviceTypes } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { stateBySlug, states } from '@poolpros/contracts/states';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CityCombobox } from '../../../entities/search/city-combobox.js';
import {
  nearMeMiles,
  noFilters,
  type SearchFilters,
  searchResultsPath,
  withPanelOrder,
} from '../../../entities/search/search-filters.js';
import { useUserLocation } from '../../../entities/search/use-user-location.js';
import { FilterChips } from '../../../entities/search-box/filter-chips.js';
import { OneBoxField } from '../../../entities/search-box/one-box-field.js';
import { useOneBox } from '../../../entities/search-box/use-one-box.js';
import { Button } from '../../../shared/ui/button.js';
import { Optional, Select } from '../../../shared/ui/field.js';
import { HeroRefine } from './hero-refine.js';
import { UseMyLocation } from './use-my-location.js';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));
const serviceOptions = Object.entries(serviceTypes).map(([value, { label }]) => ({ value, label }));

/** What a press of a search button missed. */
type Missing = 'everything' | 'state';

/**
 * The one box with its own search button; below it state, city once the state has cities, service, with a Search that
 * needs a state (docs/rules.md#hero-search).
 */
export function HeroSearch() {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<SearchFilters>(noFilters);
  const [refined, setRefined] = useState(false);
  const [missing, setMissing] = useState<Missing | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const searchesHere = useRef(false);
  const userLocation = useUserLocation();
  const { location, detect } = userLocation;
  const filters = { ...chosen, coordinates: location.status === 'found' ? location.coordinates : null };
  const box = useOneBox({
    value: '',
    filters,
    onSearch: (found) => void navigate(searchResultsPath(found.coordinates ? withPanelOrder(found) : found)),
    userLocation,
  });
  const state = stateBySlug(chosen.state);
  const ready = state !== undefined || box.text.trim() !== '' || (chosen.distance > 0 && filters.coordinates !== null);

  const refine = (next: SearchFilters) => {
    setChosen(next);
    if (next.distance > 0 && !state && location.status === 'idle') detect();
  };

  const searchHere = () => {
    searchesHere.current = true;
    detect();
  };

  useEffect(() => {
    if (!searchesHere.current || location.status === 'idle' || location.status === 'detecting') return;
    searchesHere.current = false;
    if (location.status === 'failed') return;
    const distance = chosen.distance || nearMeMiles;
    const here = { location: '', state: '', city: '', coordinates: location.coordinates, distance };
    void box.search(undefined, { ...chosen, ...here });
  }, [location, chosen, box]);

  /** Says what is missing at the field that wants it. */
  const ask = (what: Missing) => {
    setMissing(what);
    const field = form.current?.elements.namedItem(what === 'state' ? 'state' : 'q');
    if (field instanceof HTMLElement) field.focus();
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void box.search();
    else ask('everything');
  };

  return (
    <form
      ref={form}
      action={pagePaths.searchResults}
      onSubmit={search}
      aria-label="Find contractors"
      className="on-light relative z-10 mt-9 max-w-[48rem] rounded-panel bg-surface p-4 shadow-overlay md:p-5"
    >
      <OneBoxField
        box={box}
        error={missing === 'everything' && !ready ? 'Type what you need, or choose a state' : null}
      >
        <Button
          type="submit"
          variant="primary"
          className="min-h-[52px]! max-sm:px-3.5!"
          busyText={box.busy ? 'Searching...' : null}
        >
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Search</span> <span className="sr-only">in your own words</span>
        </Button>
      </OneBoxField>
      <div className="mt-3 grid items-end gap-3 border-t border-rule pt-3 sm:grid-cols-2 md:flex md:*:min-w-0 md:*:flex-1">
        <Select
          label="State"
          name="state"
          options={stateOptions}
          placeholder="Choose a state"
          error={missing === 'state' && !state ? 'Choose a state first' : null}
          value={chosen.state}
          onValueChange={(slug) =>
            setChosen({ ...chosen, state: slug, city: '', location: stateBySlug(slug)?.label ?? '' })
          }
        />
        <CityCombobox
          key={chosen.state}
          stateSlug={chosen.state}
          value={chosen.city}
          onCityChange={(city) =>
            setChosen({
              ...chosen,
              city: city?.value ?? '',
              location: [city?.label, state?.label].filter(Boolean).join(', '),
            })
          }
          placeholder="All cities"
          all="All cities"
          label={<Optional>City</Optional>}
        />
        <Select
          label="Service"
          name="serviceType"
          options={serviceOptions}
          value={chosen.serviceType}
          onValueChange={(value) => setChosen({ ...chosen, serviceType: value as ServiceType })}
        />
        <Button
          type="submit"
          variant="secondary"
          size="lg"
          className="min-h-12! sm:col-span-full md:flex-none!"
          disabledReason={state ? null : 'Choose a state first'}
          onDisabledPress={() => ask('state')}
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
          className="type-small -mx-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-[8px] px-2 font-semibold text-link hover:bg-pool-50"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Refine by distance, rating or pool type
        </button>
        <UseMyLocation location={location} detect={searchHere} distance={chosen.distance} />
      </div>
      {refined ? (
        <HeroRefine value={chosen} onValueChange={refine} />
      ) : (
        // What the closed panel holds; place and service stand in their own fields.
        <div className="has-[button]:mt-2.5">
          <FilterChips
            filters={{ ...filters, location: '', serviceType: 'all' }}
            onChange={({ distance, minRating, poolTypes }) => setChosen({ ...chosen, distance, minRating, poolTypes })}
          />
        </div>
      )}
    </form>
  );
}
