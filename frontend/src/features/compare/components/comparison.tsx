import { lowerLabelOf } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { comparePath } from '../../../entities/listings/compare-list.js';
import { allOf } from '../../../shared/lib/count-words.js';
import { Button } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import type { ComparisonUrl } from '../comparison-url.js';
import { compareRows } from '../rows.js';
import { CompareActions } from './compare-actions.js';
import { swapId } from './compare-head.js';
import { CompareTable } from './compare-table.js';

export interface ComparisonProps {
  asked: ComparisonUrl;
  installers: readonly ComparedInstaller[];
  onContact: (installer: ComparedInstaller) => void;
  onAskSeveral: () => void;
  onRemove: (installer: ComparedInstaller) => void;
}

/** Installers side by side, in the order they were added. */
export function Comparison({ asked, installers, onContact, onAskSeveral, onRemove }: ComparisonProps) {
  const { context } = asked;
  const heading = useRef<HTMLHeadingElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const pair = pairOf(installers, chosen);
  const rows = compareRows(installers, context).filter(({ alike }) => !onlyDifferences || !alike);
  const several = installers.length > 1;
  const swap = (out: number, into: number) => {
    flushSync(() => setChosen(pair.map((id) => (id === out ? into : id))));
    // The column of the select is gone: the focus goes to the one that took its place.
    document.getElementById(swapId(into))?.focus();
  };
  const remove = (installer: ComparedInstaller) => {
    heading.current?.focus();
    onRemove(installer);
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none!">
            Compare {installers.length} {several ? 'contractors' : 'contractor'}
          </h1>
          <p className="mt-1 text-soft wrap-anywhere">{introOf(asked)}</p>
        </div>
        <CompareActions
          onlyDifferences={onlyDifferences}
          onOnlyDifferencesChange={setOnlyDifferences}
          sharedPath={sharedPathOf(installers, asked)}
        />
      </div>
      <div className="mt-4 flex flex-col gap-2 empty:hidden">
        {asked.tooMany > 0 && <Note tone="amber">You can compare only four. {countLeftOut(asked.tooMany)}.</Note>}
        {asked.ids.length > installers.length && (
          <Note tone="amber">
            {countLeftOut(asked.ids.length - installers.length)} because{' '}
            {asked.ids.length - installers.length === 1 ? 'its page is' : 'their pages are'} no longer shown.
          </Note>
        )}
        {!several && <Note>You need two contractors to compare. Check Compare on another card.</Note>}
      </div>
      {installers.length > 2 && (
        <p className="type-small mt-4 hidden text-soft two-up:block">
          You can see two at a time. To switch, choose another contractor below a name.
        </p>
      )}
      <CompareTable
        installers={installers}
        rows={rows}
        pair={pair}
        onContact={onContact}
        onRemove={remove}
        onSwap={swap}
      />
      {several && rows.length === 0 && (
        <p className="mt-4 text-soft">Everything we know about these contractors is the same.</p>
      )}
      {several && (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-surface-quiet px-6 py-5 print:hidden">
          <div>
            <h2 className="type-h4">Ask {allOf(installers.length)} the same question</h2>
            <p className="type-small text-soft">
              One form goes to up to four contractors you select. Nobody else gets it.
            </p>
          </div>
          <Button variant="primary" size="lg" className="two-up:w-full" onClick={onAskSeveral}>
            Ask these {installers.length} contractors
          </Button>
        </div>
      )}
      <p className="type-caption mt-3 text-muted">
        Contractors are in the order you added them. Nobody pays to appear here.
      </p>
    </>
  );
}

/** The chosen two that are still compared, filled up with the first of the others. */
function pairOf(installers: readonly ComparedInstaller[], chosen: readonly number[]): number[] {
  const ids = installers.map(({ id }) => id);
  const stillCompared = chosen.filter((id) => ids.includes(id));
  return [...stillCompared, ...ids.filter((id) => !stillCompared.includes(id))].slice(0, 2);
}

/** The visitor's position is not shared; a typed place is. */
const sharedPathOf = (installers: readonly ComparedInstaller[], { context }: ComparisonUrl): string =>
  comparePath(
    installers.map(({ id }) => id),
    context.location ? context : { ...context, point: null },
  );

function introOf({ context: { location, services } }: ComparisonUrl): string {
  const search = [location, ...services.map(lowerLabelOf)].filter(Boolean).join(', ');
  return `${search && `Your search: ${search}. `}We mark the best value in a row only where it can be measured.`;
}

const countLeftOut = (count: number) => counted(count, 'contractor was left out', 'contractors were left out');
