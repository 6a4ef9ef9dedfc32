import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldErrorText } from './field.js';

const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const stars = [1, 2, 3, 4, 5];

interface StarRadiosProps {
  name: string;
  /** 1 to 5, null before a choice. */
  value: number | null;
  onValueChange: (value: number) => void;
}

export interface StarInputProps extends StarRadiosProps {
  legend: string;
  error?: string | null;
}

/** Five stars as radio buttons, with the word for the choice next to them. */
export function StarInput({ legend, error, ...radios }: StarInputProps) {
  const id = useId();
  const { value } = radios;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend className="type-small mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-1">
        <StarRadios {...radios} cell="size-11" star="size-8" />
        <span className="type-small ml-2 font-semibold text-soft" aria-live="polite">
          {value === null ? '' : words[value]}
        </span>
      </div>
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </fieldset>
  );
}

export interface StarRowProps extends StarRadiosProps {
  label: string;
  error?: string | null;
}

/** Five smaller stars after their label, one of several rows. */
export function StarRow({ label, error, ...radios }: StarRowProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
      className="border-b border-rule py-1 last-of-type:border-b-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span id={id} className="type-small">
          {label}
        </span>
        <span className="flex sm:gap-1">
          <StarRadios {...radios} cell="size-8 pointer-coarse:size-11" star="size-6" />
        </span>
      </div>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </div>
  );
}

function StarRadios({
  name,
  value,
  onValueChange,
  cell,
  star: size,
}: StarRadiosProps & { cell: string; star: string }) {
  return stars.map((star) => (
    <label key={star} className={clsx('relative grid cursor-pointer place-items-center', cell)}>
      <input
        type="radio"
        name={name}
        value={star}
        checked={value === star}
        onChange={() => onValueChange(star)}
        aria-label={`${star} of 5`}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <Star
        aria-hidden="true"
        strokeWidth={1.5}
        className={clsx(
          'rounded-[8px] p-px peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          size,
          value !== null && star <= value ? 'fill-current text-amber-500' : 'text-line-strong',
        )}
      />
    </label>
  ));
}
