import { poolFactors } from '@poolpros/calculators/cost-factors';
import { Check } from 'lucide-react';
import fiberglass from '../../../shared/assets/illustrations/category-pool.svg';
import vinyl from '../../../shared/assets/illustrations/special-family.svg';
import concrete from '../../../shared/assets/illustrations/special-luxury.svg';
import aboveGround from '../../../shared/assets/illustrations/special-small-space.svg';

const pictures: Record<keyof typeof poolFactors, string> = { fiberglass, vinyl, concrete, 'above-ground': aboveGround };
const types = Object.entries(poolFactors) as [keyof typeof poolFactors, { label: string }][];

export interface PoolTypeTilesProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** What a pool is built of, each with a drawing. */
export function PoolTypeTiles({ value, onValueChange }: PoolTypeTilesProps) {
  return (
    <div className="@container">
      <div role="radiogroup" aria-label="Pool type" className="grid grid-cols-2 gap-3 @min-[31rem]:grid-cols-4">
        {types.map(([type, { label }]) => (
          <label
            key={type}
            className="group relative flex cursor-pointer flex-col overflow-hidden rounded-[12px] border border-control has-checked:border-selected has-checked:bg-pool-50 has-checked:shadow-[0_0_0_1.5px_var(--selected)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={value === type}
              onChange={() => onValueChange(type)}
              className="peer sr-only"
            />
            <img
              src={pictures[type]}
              alt=""
              width={160}
              height={100}
              decoding="async"
              className="aspect-[8/5] w-full object-cover"
            />
            <span className="flex min-h-11 items-center gap-1.5 px-2.5 py-1.5 text-sm leading-tight font-[550]">
              <Check
                aria-hidden="true"
                className="size-4 shrink-0 text-pool-700 not-group-has-checked:hidden"
                strokeWidth={2.5}
              />
              <span className="min-w-0">{label}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
