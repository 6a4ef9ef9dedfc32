import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.js';

export interface NumberedRowsProps<Row> {
  /** One row, as in "Add a license". */
  noun: string;
  rows: readonly Row[];
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Below the rows. */
  error?: ReactNode;
  children: (row: Row, index: number) => ReactNode;
}

/** Rows of fields, each with a button that removes it, and one that adds another. */
export const NumberedRows = <Row,>({ noun, rows, max, onAdd, onRemove, error, children }: NumberedRowsProps<Row>) => (
  <>
    {rows.map((row, index) => (
      <fieldset
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        key={index}
        className="flex min-w-0 flex-col gap-4 rounded-card border border-rule p-4"
      >
        <legend className="sr-only">
          {noun} {index + 1}
        </legend>
        {children(row, index)}
        <div className="flex justify-end">
          <Button variant="ghost" size="sm" onClick={() => onRemove(index)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove<span className="sr-only"> {`${noun} ${index + 1}`}</span>
          </Button>
        </div>
      </fieldset>
    ))}
    {error}
    <div>
      <Button data-add disabledReason={rows.length >= max ? `At most ${max}` : null} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-5" />
        Add a {noun}
      </Button>
    </div>
  </>
);
