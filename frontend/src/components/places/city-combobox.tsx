import type { CityOption } from '@poolpros/contracts/http/places';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { citiesQuery } from '../../api/cities.js';
import { Combobox } from '../ui/combobox.js';

export interface CityComboboxProps {
  /** Cities of this state are offered. */
  stateSlug: string;
  /** Slug of the chosen city, empty for none. */
  value: string;
  onCityChange: (city: CityOption | null) => void;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  placeholder?: string;
}

/** A city of a state. Shown once the state has cities. */
export function CityCombobox({ stateSlug, value, onCityChange, ...field }: CityComboboxProps) {
  const { data: cities } = useQuery(citiesQuery(stateSlug));
  const options = useMemo(
    () => cities?.map(({ value, label, county }) => ({ value, label, detail: county })) ?? [],
    [cities],
  );
  if (options.length === 0) return null;
  return (
    <Combobox
      {...field}
      options={options}
      value={value}
      onValueChange={(slug) => onCityChange(cities?.find((city) => city.value === slug) ?? null)}
      emptyText="No city of this name"
    />
  );
}
