import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SearchFilters } from '../search/search-filters.js';
import { activeChips } from './active-chips.js';

export interface FilterChipsProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
  /** Whether distances are measured; false where the search has no point to measure from. */
  measured?: boolean;
}

/** Every active filter as a button that removes it. The focus goes to the next one, or stays where they were. */
export function FilterChips({ filters, onChange, measured = true }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const removed = useRef<{ index: number; from: SearchFilters } | null>(null);
  const chips = activeChips(filters, measured);

  useEffect(() => {
    // The filters change once the URL has changed.
    if (removed.current === null || removed.current.from === filters) return;
    const buttons = group.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current.index, buttons.length - 1)] ?? group.current)?.focus();
    removed.current = null;
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not fields of a form
    <div
      ref={group}
      role="group"
      aria-label="Active filters"
      tabIndex={-1}
      className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap"
    >
      {chips.map(({ label, without }, index) => (
        <button
          key={label}
          type="button"
          aria-label={`Remove ${label}`}
          onClick={() => {
            removed.current = { index, from: filters };
            onChange(without);
          }}
          className="filter-chip"
        >
          <span className="wrap-anywhere">{label}</span>
          <X aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
        </button>
      ))}
    </div>
  );
}
