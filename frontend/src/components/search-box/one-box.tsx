import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import type { SearchFilters } from '../../lib/search-filters.js';
import { locationHint, locationMessage, useUserLocation } from '../../lib/use-user-location.js';
import { Button } from '../ui/button.js';
import { OneBoxField } from './one-box-field.js';
import { type OneBoxState, useOneBox } from './use-one-box.js';

export interface OneBoxProps {
  /** The words that are searched now; the field shows them. */
  value: string;
  /** What the text is added to. */
  filters: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
  /** For narrow places: a lower field and a shorter example. */
  compact?: boolean;
}

/** A search in one's own words: what is recognised becomes filters, the rest is searched as words. */
export function OneBox({ value, filters, onSearch, compact = false }: OneBoxProps) {
  const userLocation = useUserLocation();
  const box: OneBoxState = useOneBox({
    value,
    filters,
    onSearch: (found) => {
      box.clear();
      onSearch(found);
    },
    userLocation,
  });
  const { location } = userLocation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void box.search();
  };
  return (
    <form action="/search-results" onSubmit={submit} aria-label="Search in your own words">
      <OneBoxField box={box} compact={compact}>
        <Button type="submit" look="pool" className={compact ? 'px-3!' : 'min-h-[52px]!'}>
          {compact ? <Search aria-label="Search" className="size-5" /> : 'Search'}
        </Button>
      </OneBoxField>
      <p role="status" className={clsx('type-small', location.status === 'failed' && 'text-brick-700')}>
        {box.waitsForPosition && locationMessage(location, filters.distance)}
        {box.waitsForPosition && <span className="block text-soft">{locationHint(location)}</span>}
      </p>
    </form>
  );
}
