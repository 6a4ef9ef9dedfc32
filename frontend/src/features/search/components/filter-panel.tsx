import { Search } from 'lucide-react';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { activeFilters, withoutFilters } from '../filter-rules.js';
import type { DraftResults } from '../hooks/use-draft-results.js';
import type { FilterDraft } from '../hooks/use-filter-draft.js';
import { useFilterSearch } from '../hooks/use-filter-search.js';
import { BoxField } from './box-field.js';
import { FilterFields } from './filter-fields.js';

export interface FilterPanelProps {
  filterDraft: FilterDraft;
  preview: DraftResults;
  onApply: (filters: SearchFilters) => void;
}

/** The filters beside the results. */
export function FilterPanel({ filterDraft, preview, onApply }: FilterPanelProps) {
  const { draft, setDraft } = filterDraft;
  const active = activeFilters(draft);
  const { box, submit } = useFilterSearch(filterDraft, onApply);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-rule px-[1.125rem] py-5">
      <div className="flex min-h-[26px] items-center justify-between gap-2">
        <h2 id="filter-panel" className="font-[640] one-line">
          Find Pool Contractors
        </h2>
        {active > 0 && <Badge tone="pool">{active} active</Badge>}
      </div>
      <form onSubmit={submit} aria-labelledby="filter-panel" className="flex flex-col gap-6">
        <BoxField box={box} />
        <FilterFields filterDraft={filterDraft} facets={preview.facets} advanced />
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="primary" full>
            <Search aria-hidden="true" className="size-5" />
            Search
          </Button>
          <Button variant="ghost" size="sm" full onClick={() => setDraft(withoutFilters(draft))}>
            Clear All Filters
          </Button>
        </div>
      </form>
    </div>
  );
}
