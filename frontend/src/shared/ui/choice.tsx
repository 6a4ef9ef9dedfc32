import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldErrorText } from './field.js';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  /** Number at the right edge, such as the remaining results. */
  count?: number;
  error?: string | null;
}

export function Checkbox({ children, count, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
        {count !== undefined && <span>{count}</span>}
      </label>
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </div>
  );
}

export interface RadioTile {
  value: string;
  title: string;
  text?: string;
  badge?: ReactNode;
}

export interface RadioTilesProps {
  legend: ReactNode;
  name: string;
  tiles: readonly RadioTile[];
  value: string | null;
  onValueChange: (value: string) => void;
  /** Next to each other if there is room. */
  across?: boolean;
  error?: string | null;
}

/** Exclusive choices, each with a title and one sentence. */
export function RadioTiles({ legend, name, tiles, value, onValueChange, across = false, error }: RadioTilesProps) {
  const id = useId();
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? id : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="type-small mb-1.5 font-semibold">{legend}</legend>
      <div className={clsx('flex flex-col gap-2', across && 'sm:grid sm:auto-cols-fr sm:grid-flow-col sm:gap-3')}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className="relative flex cursor-pointer gap-3.5 rounded-[12px] border border-control px-[1.125rem] py-4 has-checked:border-selected has-checked:bg-pool-50 has-checked:shadow-[0_0_0_1.5px_var(--selected)]"
          >
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={value === tile.value}
              onChange={() => onValueChange(tile.value)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 rounded-full border-[1.5px] border-control bg-surface peer-checked:border-6 peer-checked:border-selected peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <b className="font-semibold">{tile.title}</b>
              {tile.text && <span className="type-small text-soft">{tile.text}</span>}
            </span>
            {tile.badge && <span className="shrink-0 self-start">{tile.badge}</span>}
          </label>
        ))}
      </div>
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </fieldset>
  );
}

export interface ChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, onPressedChange, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onPressedChange(!pressed)} className="chip">
      {pressed && <Check aria-hidden="true" className="size-4" strokeWidth={2} />}
      {children}
    </button>
  );
}
