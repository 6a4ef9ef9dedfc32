import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface RowCell {
  /** What the value is, for phones, which show no heads of columns. */
  label?: string;
  value: ReactNode;
}

export interface RowTableProps {
  caption: string;
  columns: readonly string[];
  /** Each has the cells of the columns after the first, which names the row. */
  rows: readonly { key: string; head: ReactNode; cells: readonly RowCell[] }[];
  className?: string;
}

/** A table of rows with a name; on phones each is a block of lines. */
export const RowTable = ({ caption, columns, rows, className }: RowTableProps) => (
  <table className={clsx('not-prose mt-4 w-full text-left narrow:block', className)}>
    <caption className="sr-only">{caption}</caption>
    <thead className="type-small text-soft narrow:sr-only">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="narrow:block">
      {rows.map(({ key, head, cells }) => (
        <tr key={key} className="break-inside-avoid border-b border-rule align-top narrow:block narrow:py-3">
          <th scope="row" className="font-semibold narrow:block roomy:px-3 roomy:py-3">
            {head}
          </th>
          {cells.map(({ label, value }, index) => (
            <td key={columns[index + 1]} className="narrow:block roomy:px-3 roomy:py-3">
              {label && <span className="text-soft roomy:hidden">{`${label}: `}</span>}
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
