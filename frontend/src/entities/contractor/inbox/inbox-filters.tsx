import type { OwnContactRequests } from '@poolpros/contracts/http/contractors';
import { textLengths } from '@poolpros/contracts/limits';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../shared/ui/button.js';
import { Select, TextField } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { CountPill } from '../../../shared/ui/tabs.js';
import { type InboxState, stageKeys, stageLabels } from './inbox-url.js';

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

interface StagesProps {
  counts: OwnContactRequests['stages'];
  state: InboxState;
  /** The URL of the list with these changes, without an open request. */
  to: (changes: Partial<InboxState>) => string;
}

/** The groups of states, with the number of requests in each. */
export function Stages({ counts, state, to }: StagesProps) {
  const all = stageKeys.reduce((sum, stage) => sum + counts[stage], 0);
  const tabs = [
    { stage: null, label: 'All', count: all },
    ...stageKeys.map((stage) => ({ stage, label: stageLabels[stage], count: counts[stage] })),
  ];
  return (
    <nav aria-label="Stages" className="mt-5 overflow-x-auto border-b border-rule">
      <ul className="flex w-max gap-1">
        {tabs.map(({ stage, label, count }) => (
          <li key={label}>
            <Link
              to={to({ stage })}
              aria-current={stage === state.stage ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 border-b-3 px-2.5 text-[0.9375rem] whitespace-nowrap -outline-offset-3! hover:text-pool-700 md:px-3.5',
                stage === state.stage
                  ? 'border-pool-700 font-[640] text-pool-700'
                  : 'border-transparent font-[550] text-soft',
              )}
            >
              {label}
              <CountPill count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FiltersProps {
  state: InboxState;
  onChange: (changes: Partial<InboxState>) => void;
}

/** Searches in the requests, and puts them in order. */
export function InboxFilters({ state, onChange }: FiltersProps) {
  const [words, setWords] = useState(state.q);
  const [searched, setSearched] = useState(state.q);
  if (searched !== state.q) {
    setSearched(state.q);
    setWords(state.q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: words.trim() });
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <form method="post" onSubmit={submit} className="flex min-w-0 flex-1 basis-64 items-end gap-2">
        <TextField
          label="Search requests"
          type="search"
          fieldClassName="min-w-0 flex-1"
          maxLength={textLengths.requestWords.max}
          value={words}
          onChange={({ target: { value } }) => {
            setWords(value);
            if (value === '' && state.q) onChange({ q: '' });
          }}
        />
        <IconButton type="submit" label="Search" outlined>
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </form>
      <Select
        label="Sort by"
        fieldClassName="w-44 max-w-full"
        options={orders}
        value={state.order}
        onValueChange={(order) => onChange({ order: order === 'oldest' ? 'oldest' : 'newest' })}
      />
    </div>
  );
}
