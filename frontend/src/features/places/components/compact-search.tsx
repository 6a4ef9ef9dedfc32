import { type ServiceType, serviceTypes } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { states } from '@poolpros/contracts/states';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { citiesQuery } from '../../../entities/places/queries.js';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { Button } from '../../../shared/ui/button.js';
import { Select, TextField } from '../../../shared/ui/field.js';
import { allCities, type CompactPlace, chosenCity, chosenState, offersCities, typedPlace } from '../compact-place.js';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));
const serviceOptions = Object.entries(serviceTypes).map(([value, { label }]) => ({ value, label }));

export interface CompactSearchProps {
  /** What the search starts with. */
  place?: CompactPlace;
}

/** The second search form. It lists the nearest first and does nothing while its text is empty. */
export function CompactSearch({ place: start = typedPlace('') }: CompactSearchProps) {
  const navigate = useNavigate();
  const [place, setPlace] = useState(start);
  const [serviceType, setServiceType] = useState<ServiceType>('all');
  const withCities = offersCities(place.state);
  const { data = [] } = useQuery(citiesQuery(withCities ? place.state : ''));
  const cities = data.filter(({ value, installers }) => installers > 0 || value === place.city);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const location = place.text.trim();
    if (location === '') return;
    const { state, city } = place;
    void navigate(searchResultsPath({ ...noFilters, location, state, city, serviceType, sortBy: 'distance' }));
  };

  return (
    <form
      action={pagePaths.searchResults}
      onSubmit={search}
      aria-label="Search by place"
      className="grid max-w-[42rem] grid-cols-2 items-end gap-3"
    >
      <TextField
        label="City, ZIP or business"
        name="location"
        autoComplete="off"
        value={place.text}
        onChange={(event) => setPlace(typedPlace(event.target.value))}
        fieldClassName="col-span-full"
      />
      <Select
        label="State"
        name="state"
        options={stateOptions}
        placeholder="All states"
        value={place.state}
        onValueChange={(slug) => setPlace(chosenState(slug))}
      />
      {withCities && (
        <Select
          label="City"
          options={[{ value: allCities, label: 'All Cities' }, ...cities]}
          value={place.city || allCities}
          onValueChange={(slug) => setPlace(chosenCity(place, slug, cities))}
        />
      )}
      <Select
        label="Service"
        name="serviceType"
        options={serviceOptions}
        value={serviceType}
        onValueChange={(value) => setServiceType(value as ServiceType)}
      />
      <input type="hidden" name="sortBy" value="distance" />
      <Button type="submit" variant="primary" className={clsx('min-h-12!', !withCities && 'col-span-full')}>
        Search
      </Button>
    </form>
  );
}
