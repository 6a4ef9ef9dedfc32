import { textLengths } from '@poolpros/contracts/limits';
import { type ReviewSort, reviewSorts } from '@poolpros/contracts/review-sorts';
import { Select, TextField } from '../../../shared/ui/field.js';

const orders = Object.entries(reviewSorts).map(([value, label]) => ({ value, label }));

export interface ReviewControlsProps {
  typed: string;
  onTyped: (words: string) => void;
  sort: ReviewSort;
  onSortChange: (sort: ReviewSort) => void;
}

/** Looks for words in the reviews of a business and orders them. */
export function ReviewControls({ typed, onTyped, sort, onSortChange }: ReviewControlsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3">
      <TextField
        type="search"
        label="Search the reviews"
        placeholder="leak, liner, on time"
        autoComplete="off"
        maxLength={textLengths.reviewWords.max}
        className="min-h-11!"
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
      />
      <Select
        label="Sort by"
        className="min-h-11!"
        options={orders}
        value={sort}
        onValueChange={(value) => onSortChange(value as ReviewSort)}
      />
    </div>
  );
}
