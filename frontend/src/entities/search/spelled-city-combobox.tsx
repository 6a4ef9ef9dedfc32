import { stateBySlug } from '@poolpros/contracts/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { Combobox, type ComboboxProps } from '../../shared/ui/combobox.js';
import { matchOptions } from '../../shared/ui/combobox-matches.js';
import { suggestionsQuery } from './one-box-queries.js';

export interface SpelledCityComboboxProps extends Omit<ComboboxProps, 'onTyped' | 'instead' | 'emptyText'> {
  /** The options are cities of this state, by slug. */
  stateSlug: string;
}

/** Milliseconds without a keystroke before the service is asked. */
const askAfter = 120;
/** Fewer characters match too much. */
const leastCharacters = 2;

/** A city in any spelling: what no label contains, such as `N Las Vegas` or `St Louis`, is resolved by the service. */
export function SpelledCityCombobox({ stateSlug, options, ...combobox }: SpelledCityComboboxProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), askAfter);
  const isUnmatched = text.length >= leastCharacters && matchOptions(options, text, 1).shown.length === 0;
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(`${text}, ${stateBySlug(stateSlug)?.label ?? ''}`),
    enabled: isUnmatched,
  });
  const meant = (isUnmatched && data?.places) || [];
  return (
    <Combobox
      {...combobox}
      options={options}
      onTyped={setTyped}
      instead={meant.flatMap(({ state, city }) =>
        city !== '' && state === stateSlug ? options.filter(({ value }) => value === city) : [],
      )}
      emptyText={isFetching || text !== typed.trim() ? 'Searching…' : 'No city by that name'}
    />
  );
}
