import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../../shared/forms/use-fields.js';
import { FieldErrorText } from '../../shared/ui/field.js';
import { NumberedRows } from './numbered-rows.js';

/** Rows contain only text; it is parsed when the form is sent. */
type TextRow = Record<string, string>;

export interface RowListProps<Row extends TextRow> {
  /** Of the field, as in its errors: `licenses.0.number`. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  /** One row, as in "Add a license". */
  noun: string;
  rows: readonly Row[];
  empty: Row;
  max: number;
  errors: FieldErrors;
  onRowsChange: (rows: readonly Row[]) => void;
  /** The controls of a row, by the props of each. */
  children: (control: (field: keyof Row & string) => RowControl) => ReactNode;
}

export interface RowControl {
  name: string;
  value: string;
  error: string | null;
  onChange: (event: { target: { value: string } }) => void;
}

/** A list of things described by the same few fields. */
export function RowList<Row extends TextRow>(props: RowListProps<Row>) {
  const { name, legend, hint, noun, rows, empty, max, errors, onRowsChange, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);

  const add = () => {
    flushSync(() => onRowsChange([...rows, empty]));
    list.current?.querySelector<HTMLElement>(`[name^="${name}.${rows.length}."]`)?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onRowsChange(rows.filter((_, at) => at !== index)));
    // The pressed button is gone.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const controlOf = (index: number) => (field: keyof Row & string) => ({
    name: `${name}.${index}.${field}`,
    value: rows[index]?.[field] ?? '',
    error: errors[`${name}.${index}.${field}`] ?? null,
    onChange: ({ target }: { target: { value: string } }) =>
      onRowsChange(rows.map((row, at) => (at === index ? { ...row, [field]: target.value } : row))),
  });

  return (
    <fieldset ref={list} className="flex min-w-0 flex-col gap-3" data-field={name}>
      <legend className="type-h4 mb-1">{legend}</legend>
      {hint && <p className="type-small max-w-[38rem] text-soft">{hint}</p>}
      <NumberedRows
        noun={noun}
        rows={rows}
        max={max}
        onAdd={add}
        onRemove={remove}
        error={errors[name] && <FieldErrorText id={`${name}-error`}>{errors[name]}</FieldErrorText>}
      >
        {(_, index) => children(controlOf(index))}
      </NumberedRows>
    </fieldset>
  );
}
