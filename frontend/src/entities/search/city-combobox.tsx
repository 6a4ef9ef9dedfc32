import type { CityOption } from '@poolpros/contracts/http/places';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../shared/ui/button.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import { citiesQuery } from '../places/queries.js';
import type { SpelledCityComboboxProps } from './spelled-city-combobox.js';

// Large, and not needed before a state is chosen.
const combobox = onDemand<SpelledCityComboboxProps>(
  () => import('./spelled-city-combobox.js').then(({ SpelledCityCombobox }) => SpelledCityCombobox),
  {
    Loading: () => null,
    Failed: ({ onRetry }) => <Button onClick={onRetry}>Try loading the cities again</Button>,
  },
);

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
  /** Label of the first entry, which means the whole state; without it a city has to be chosen. */
  all?: string;
}

/** A city of a state. Shown once the state has cities. */
export function CityCombobox({ stateSlug, value, onCityChange, all, ...field }: CityComboboxProps) {
  const { data: cities } = useQuery(citiesQuery(stateSlug));
  const options = useMemo(
    () => [
      ...(all ? [{ value: '', label: all }] : []),
      ...(cities?.map(({ value, label, county }) => ({ value, label, detail: county })) ?? []),
    ],
    [cities, all],
  );
  if (!cities?.length) return null;
  return (
    <combobox.Component
      {...field}
      stateSlug={stateSlug}
      options={options}
      value={value}
      onValueChange={(slug) => onCityChange(cities.find((city) => city.value === slug) ?? null)}
    />
  );
}
