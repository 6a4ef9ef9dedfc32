import { defaultMinRating, ratingOptions } from '@poolpros/contracts/catalogue';
import { useId } from 'react';

type MinRating = (typeof ratingOptions)[number];
const words: Record<MinRating, string> = { 5: '5', 4: '4 & up', 3: '3 & up' };

export interface RatingChoiceProps {
  value: number;
  onValueChange: (minRating: number) => void;
  /** Installers by minimum rating; null while unknown. */
  counts: Partial<Record<number, number>> | null;
}

/** One of the minimum ratings. The lowest is the default and filters nothing, so it has no count. */
export function RatingChoice({ value, onValueChange, counts }: RatingChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="type-marker mb-2">Minimum rating</legend>
      <div className="flex flex-wrap gap-2">
        {ratingOptions.map((rating) => (
          <label key={rating} className="chip">
            <input
              type="radio"
              name={name}
              checked={value === rating}
              onChange={() => onValueChange(rating)}
              className="sr-only"
            />
            {`${words[rating]} `}
            <span className="sr-only">stars</span>
            {counts && rating > defaultMinRating && <span className="chip-count">{counts[rating] ?? 0}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
