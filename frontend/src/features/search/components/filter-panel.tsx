import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import type { SearchFilters } from '../../../lib/search-filters.js';
import { useApi } from '../../../lib/services.js';
import { searchQuery } from '../api/search.js';
import { activeFilters, withoutFilters } from '../filter-rules.js';
import { useFilterDraft } from '../hooks/use-filter-draft.js';
import { FilterFields } from './filter-fields.js';

export interface FilterPanelProps {
  applied: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

/** The filters beside the results. */
export function FilterPanel({ applied, onApply }: FilterPanelProps) {
  const filterDraft = useFilterDraft(applied);
  const { draft, setDraft } = filterDraft;
  const { data } = useQuery(searchQuery(useApi(), draft, 1));
  const active = activeFilters(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <form
      onSubmit={submit}
      aria-labelledby="filter-panel"
      className="flex flex-col gap-6 rounded-card border border-rule px-[1.125rem] py-5"
    >
      <div className="flex min-h-[26px] items-center justify-between gap-2">
        <h2 id="filter-panel" className="font-[640] whitespace-nowrap">
          Find Pool Contractors
        </h2>
        {active > 0 && <Badge tone="pool">{active} active</Badge>}
      </div>
      <FilterFields filterDraft={filterDraft} counts={data?.facets?.byDistance ?? {}} />
      <div className="flex flex-col gap-2 border-t border-rule pt-5">
        <Button type="submit" look="act" full>
          <Search aria-hidden="true" className="size-5" />
          Search
        </Button>
        <Button look="ghost" size="sm" full onClick={() => setDraft(withoutFilters(draft))}>
          Clear All Filters
        </Button>
      </div>
    </form>
  );
}
