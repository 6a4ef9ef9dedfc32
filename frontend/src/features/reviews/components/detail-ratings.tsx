import { type SubRatings, subRatingKeys, subRatings } from '@poolpros/contracts/sub-ratings';
import { useId, useState } from 'react';
import { type FieldErrors, isIn } from '../../../shared/forms/use-fields.js';
import { Button } from '../../../shared/ui/button.js';
import { Optional } from '../../../shared/ui/field.js';
import { StarRow } from '../../../shared/ui/star-input.js';

export interface DetailRatingsProps {
  given: SubRatings;
  onChange: (given: SubRatings) => void;
  errors: FieldErrors;
}

/** Stars for single aspects of a finished job, out of the way of those who have said enough. */
export function DetailRatings({ given, onChange, errors }: DetailRatingsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = Object.keys(errors).some((error) => isIn('subRatings', error));
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-y border-rule"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 after:text-xl after:text-pool-600 after:content-['+'] group-open:after:content-['–'] [&::-webkit-details-marker]:hidden">
        <span id={id} className="type-small font-semibold">
          <Optional>Rate the details</Optional>
        </span>
      </summary>
      <fieldset aria-labelledby={id} className="min-w-0 pb-3">
        {subRatingKeys.map((key) => (
          <StarRow
            key={key}
            label={subRatings[key]}
            name={`subRatings.${key}`}
            value={given[key] ?? null}
            onValueChange={(stars) => onChange({ ...given, [key]: stars })}
            error={errors[`subRatings.${key}`] ?? null}
          />
        ))}
        {Object.keys(given).length > 0 && (
          <Button size="sm" variant="ghost" className="-ml-3" onClick={() => onChange({})}>
            Clear the details
          </Button>
        )}
      </fieldset>
    </details>
  );
}
