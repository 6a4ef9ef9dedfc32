import { costOverYears, firstCost, type Owned } from '@poolpros/calculators/ownership';
import { conditions, options } from '../../../content/guides/options.js';
import type { Comparison, GridRow } from '../../../content/guides/types.js';
import { bandTexts } from './money.js';

export interface GridCell {
  option: Owned;
  value: string;
  /** The ends of a span. */
  ends: string | null;
  /** Whether the row speaks for this option. */
  isStronger: boolean;
}

export interface GridLine {
  row: GridRow;
  label: string;
  condition: string;
  cells: readonly GridCell[];
}

/** The same rows in the same order on every comparison. */
const labels: Readonly<Record<GridRow, string>> = {
  first: 'First cost',
  tenYears: '10-year cost',
  weeks: 'Build weeks',
  upkeep: 'Upkeep',
  life: 'Life',
  fit: 'Fit',
};

const bandOf = (owned: Owned, row: 'first' | 'tenYears') =>
  row === 'first' ? firstCost(owned) : (costOverYears(owned, 10)[10] ?? firstCost(owned));

function cellsOf({ options: compared, stronger }: Comparison, row: GridRow): GridCell[] {
  if (row !== 'first' && row !== 'tenYears') {
    return compared.map((option) => ({
      option,
      value: options[option][row],
      ends: null,
      isStronger: stronger[row] === option,
    }));
  }
  const bands = compared.map((option) => ({ option, band: bandOf(option, row) }));
  const least = Math.min(...bands.map(({ band: [, mid] }) => mid));
  return bands.map(({ option, band }) => {
    const { mid, ends } = bandTexts(band);
    return { option, value: mid, ends, isStronger: band[1] === least };
  });
}

/** The grid of a comparison, line by line. */
export const gridLines = (comparison: Comparison): GridLine[] =>
  (Object.entries(labels) as [GridRow, string][]).map(([row, label]) => ({
    row,
    label,
    condition: conditions[comparison.kind][row],
    cells: cellsOf(comparison, row),
  }));
