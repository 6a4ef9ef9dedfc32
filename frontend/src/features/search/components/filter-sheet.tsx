import { counted } from '@poolpros/contracts/counted';
import { useId } from 'react';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Drawer } from '../../../shared/ui/drawer.js';
import { activeFilters, withoutFilters } from '../filter-rules.js';
import { useFilterSearch } from '../hooks/use-filter-search.js';
import { BoxField } from './box-field.js';
import { FilterFields } from './filter-fields.js';
import type { FilterPanelProps } from './filter-panel.js';

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters over the results on narrow screens. Nothing applies before a search, which closes the sheet. */
export function FilterSheet({ filterDraft, preview, onApply, open, onOpenChange }: FilterSheetProps) {
  const formId = useId();
  const { draft, setDraft } = filterDraft;
  const { total, facets } = preview;
  const active = activeFilters(draft);
  const { box, submit } = useFilterSearch(filterDraft, onApply);
  return (
    <Drawer
      side="bottom"
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      heading={
        <span className="flex items-center gap-3">
          <span className="type-h4">Find Pool Contractors</span>
          {active > 0 && <Badge tone="pool">{active} active</Badge>}
        </span>
      }
      foot={
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => setDraft(withoutFilters(draft))}>
            Clear All Filters
          </Button>
          <Button type="submit" form={formId} variant="primary" className="flex-1">
            {total === null ? 'Show installers' : `Show ${counted(total, 'installer')}`}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} aria-label="Filters" className="flex flex-col gap-6 p-[1.125rem]">
        <BoxField box={box} />
        <FilterFields filterDraft={filterDraft} facets={facets} advanced={active > 0} />
      </form>
    </Drawer>
  );
}
