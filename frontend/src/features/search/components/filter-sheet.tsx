import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Drawer } from '../../../components/ui/drawer.js';
import { useApi } from '../../../lib/services.js';
import { searchQuery } from '../api/search.js';
import { activeFilters, withoutFilters } from '../filter-rules.js';
import { useFilterDraft } from '../hooks/use-filter-draft.js';
import { FilterFields } from './filter-fields.js';
import type { FilterPanelProps } from './filter-panel.js';

/** The filters on narrow screens: a button and a sheet over the results. Nothing applies before its button is pressed. */
export function FilterSheet({ applied, onApply }: FilterPanelProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const filterDraft = useFilterDraft(applied);
  const { draft, setDraft } = filterDraft;
  const { data } = useQuery({ ...searchQuery(useApi(), draft, 1), enabled: open });
  const appliedCount = activeFilters(applied);
  const active = activeFilters(draft);
  const toggle = (wanted: boolean) => {
    setDraft(applied);
    setOpen(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => toggle(true)} aria-haspopup="dialog" aria-expanded={open}>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        Filters
        {appliedCount > 0 && (
          <span className="inline-grid h-5 min-w-5 place-items-center rounded-[10px] bg-action px-1.5 text-xs font-[650] text-on-action tabular-nums">
            {appliedCount} <span className="sr-only">active</span>
          </span>
        )}
      </Button>
      <Drawer
        side="bottom"
        open={open}
        onOpenChange={toggle}
        title="Filters"
        heading={
          <span className="flex items-center gap-3">
            <span className="type-h4">Find Pool Contractors</span>
            {active > 0 && <Badge tone="pool">{active} active</Badge>}
          </span>
        }
        foot={
          <div className="flex flex-wrap gap-2">
            <Button look="ghost" onClick={() => setDraft(withoutFilters(draft))}>
              Clear All Filters
            </Button>
            <Button type="submit" form={formId} look="act" className="flex-1">
              {data ? `Show ${data.total} ${data.total === 1 ? 'installer' : 'installers'}` : 'Show installers'}
            </Button>
          </div>
        }
      >
        <form id={formId} onSubmit={submit} aria-label="Filters" className="p-[1.125rem]">
          <FilterFields filterDraft={filterDraft} counts={data?.facets?.byDistance ?? {}} />
        </form>
      </Drawer>
    </>
  );
}
