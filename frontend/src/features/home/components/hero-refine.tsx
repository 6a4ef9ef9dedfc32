import { labelOf, poolTypes, ratingOptions } from '@poolpros/contracts/catalogue';
import { DistanceSteps } from '../../../entities/search/distance-steps.js';
import { type SearchFilters, withValue } from '../../../entities/search/search-filters.js';
import { Chip } from '../../../shared/ui/choice.js';
import { Select } from '../../../shared/ui/field.js';

const ratings = ratingOptions.map((rating) => ({
  value: String(rating),
  label: rating === 5 ? '5 stars' : `${rating} stars and up`,
}));

export interface HeroRefineProps {
  value: SearchFilters;
  onValueChange: (value: SearchFilters) => void;
}

export function HeroRefine({ value, onValueChange }: HeroRefineProps) {
  return (
    <div className="mt-3 grid gap-4 md:grid-cols-2">
      <div>
        <p aria-hidden="true" className="type-small mb-1.5 font-semibold">
          Distance
        </p>
        <DistanceSteps value={value.distance} onValueChange={(distance) => onValueChange({ ...value, distance })} />
      </div>
      <Select
        label="Minimum rating"
        options={ratings}
        value={String(value.minRating)}
        onValueChange={(rating) => onValueChange({ ...value, minRating: Number(rating) })}
      />
      <fieldset className="min-w-0 md:col-span-2">
        <legend className="type-small mb-1.5 font-semibold">Pool type</legend>
        <div className="flex flex-wrap gap-2">
          {poolTypes.map((type) => (
            <Chip
              key={labelOf(type)}
              pressed={value.poolTypes.includes(type)}
              onPressedChange={(on) => onValueChange(withValue(value, 'poolTypes', type, on))}
            >
              {labelOf(type)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
