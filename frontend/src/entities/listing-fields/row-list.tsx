import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../../shared/forms/use-fields.js';
import { Button } from '../../shared/ui/button.js';
import { FieldErrorText } from '../../shared/ui/field.js';

/** Rows hold text alone; what a text stands for is decided when the form is sent. */
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

/** Any number of things that are described by the same few fields. */
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
      {rows.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={index}
          className="flex min-w-0 flex-col gap-4 rounded-card border border-rule p-4"
        >
          <legend className="sr-only">
            {noun} {index + 1}
          </legend>
          {children(controlOf(index))}
          <div className="flex justify-end">
            <Button variant="ghost" size="sm" onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove<span className="sr-only"> {`${noun} ${index + 1}`}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      {errors[name] && <FieldErrorText id={`${name}-error`}>{errors[name]}</FieldErrorText>}
      <div>
        <Button data-add disabledReason={rows.length >= max ? `At most ${max}` : null} onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          Add a {noun}
        </Button>
      </div>
    </fieldset>
  );
}
