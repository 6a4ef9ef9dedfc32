import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  number?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** A table; on phones every row becomes a block of label and value. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map(({ head, number }) => (
            <th
              key={head}
              scope="col"
              className={clsx(
                'border-b border-rule bg-surface-deck px-4 py-2.5 text-[0.8125rem] font-semibold whitespace-nowrap text-soft',
                number ? 'text-right' : 'text-left',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="block border-b border-rule px-4 py-2 last:border-b-0 hover:bg-pool-50 md:table-row md:px-0 md:py-0"
          >
            {columns.map(({ head, cell, number }) => (
              <td
                key={head}
                data-label={head}
                className={clsx(
                  'flex justify-between gap-4 py-1 before:text-muted before:content-[attr(data-label)] md:table-cell md:px-4 md:py-[13px] md:align-middle md:before:hidden',
                  number && 'tabular-nums md:text-right',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
