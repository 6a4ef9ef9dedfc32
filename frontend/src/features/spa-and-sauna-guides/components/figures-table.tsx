import type { ReactNode } from 'react';

export interface FiguresTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A table of computed figures; the first column names the row. */
export const FiguresTable = ({ label, columns, rows }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section aria-label={label} tabIndex={0} className="table-frame">
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="border-t! border-rule bg-transparent! text-[0.9375rem]! first-letter:uppercase">
              {name}
            </th>
            {columns.slice(1).map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
