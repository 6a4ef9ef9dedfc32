import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldErrorText } from './field.js';

const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const stars = [1, 2, 3, 4, 5];

export interface StarInputProps {
  legend: string;
  name: string;
  /** 1 to 5, null before a choice. */
  value: number | null;
  onValueChange: (value: number) => void;
  error?: string | null;
}

/** Five stars as radio buttons, the word for the choice beside them. */
export function StarInput({ legend, name, value, onValueChange, error }: StarInputProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend className="type-small mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {stars.map((star) => (
          <label key={star} className="relative grid size-11 cursor-pointer place-items-center">
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
                'size-8 rounded-[8px] p-px peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                value !== null && star <= value ? 'fill-current text-amber-500' : 'text-line-strong',
              )}
            />
          </label>
        ))}
        <span className="type-small ml-2 font-semibold text-soft" aria-live="polite">
          {value === null ? '' : words[value]}
        </span>
      </div>
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </fieldset>
  );
}
