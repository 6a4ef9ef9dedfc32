import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import type { CompareRow } from '../rows.js';
import { CompareHead, type CompareHeadProps } from './compare-head.js';
import { ComparedRating, CompareValue } from './compare-value.js';

export interface CompareTableProps {
  installers: readonly ComparedInstaller[];
  rows: readonly CompareRow[];
  /** The two that are shown where there is no room for more. */
  pair: readonly number[];
  onContact: (installer: ComparedInstaller) => void;
  onRemove: (installer: ComparedInstaller) => void;
  onSwap: (out: number, into: number) => void;
}

/** A real table; narrow screens show two columns, with the label of a row above its values. */
export function CompareTable({ installers, rows, pair, onContact, onRemove, onSwap }: CompareTableProps) {
  const hidden = installers.filter(({ id }) => !pair.includes(id));
  const inPair = ({ id }: ComparedInstaller) => clsx(!pair.includes(id) && 'two-up:hidden');
  const headOf = (installer: ComparedInstaller, index: number): CompareHeadProps => ({
    installer,
    number: index + 1,
    hidden,
    onContact: () => onContact(installer),
    onRemove: () => onRemove(installer),
    onSwap: (into) => onSwap(installer.id, into),
  });
  return (
    <table className="mt-6 w-full table-fixed border-separate border-spacing-0 text-[0.9375rem]/[1.375rem] two-up:mt-3">
      <caption className="sr-only">Contractors side by side</caption>
      <thead>
        <tr>
          <td className="sticky top-18 z-5 w-[172px] border-b-2 border-pool-700 bg-surface pt-3 pr-3 pb-4 align-bottom two-up:hidden print:static">
            <span className="type-caption text-muted print:hidden">Up to four. Remove one to add another.</span>
          </td>
          {installers.map((installer, index) => (
            <th
              key={installer.id}
              scope="col"
              className={clsx(
                'sticky top-18 z-5 border-b-2 border-pool-700 bg-surface px-3 pt-3 pb-4 text-left align-top two-up:top-15 two-up:px-1.5 two-up:pt-2 two-up:pb-3 print:static',
                inPair(installer),
              )}
            >
              <CompareHead {...headOf(installer, index)} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.label} className={clsx(row.alike && 'text-muted')}>
          <tr className="hidden two-up:table-row">
            <th
              scope="rowgroup"
              colSpan={pair.length}
              className="px-1.5 pt-3 pb-1 text-left text-sm font-semibold text-soft"
            >
              <RowLabel row={row} />
            </th>
          </tr>
          <tr className="print:break-inside-avoid">
            <th
              scope="row"
              className="border-b border-rule py-[0.9375rem] pr-3 text-left align-top text-sm font-semibold text-soft two-up:hidden"
            >
              <RowLabel row={row} />
            </th>
            {installers.map((installer, index) => {
              const cell = row.cells[index];
              const best = row.best?.at.includes(index) ? row.best.word : null;
              return (
                <td
                  key={installer.id}
                  className={clsx(
                    'border-b border-rule px-3 py-[0.9375rem] align-top tabular-nums two-up:px-1.5 two-up:pt-0.5 two-up:pb-3',
                    inPair(installer),
                  )}
                >
                  {row.isRating && <ComparedRating installer={installer} best={best} />}
                  {!row.isRating && cell && <CompareValue cell={cell} best={best} muted={row.alike} />}
                </td>
              );
            })}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function RowLabel({ row: { label, alike } }: { row: CompareRow }) {
  return (
    <>
      {label}
      {alike && <span className="type-caption block font-normal text-muted two-up:ml-2 two-up:inline">alike</span>}
    </>
  );
}
