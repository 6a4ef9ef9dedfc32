import { clsx } from 'clsx';
import { rangeNote } from '../../../../content/specializations/specializations.js';
import { rangeText, shownSpecializations } from '../../../entities/specializations/specialization.js';
import { Link } from '../../../shared/ui/link.js';

const most = Math.max(...shownSpecializations.map(({ priceRange }) => priceRange.to));
const percent = (amount: number): string => `${(amount / most) * 100}%`;

/** The ranges of all specializations on one scale, each with the way to its page. */
export const PriceRanges = ({ current }: { current?: string }) => (
  <ul className="not-prose mt-4 flex flex-col">
    {shownSpecializations.map(({ urlSlug, name, path, priceRange }) => (
      <li
        key={urlSlug}
        className="grid items-center gap-x-4 border-t border-rule py-1.5 last:border-b sm:grid-cols-[11.5rem_minmax(0,1fr)_10.5rem]"
      >
        <Link
          to={path}
          aria-current={urlSlug === current ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center text-[0.9375rem]',
            urlSlug === current ? 'font-semibold text-text' : 'font-medium text-link hover:underline',
          )}
        >
          {name}
        </Link>
        <span
          aria-hidden="true"
          className="relative h-3 rounded-[3px] bg-stone-100 forced-color-adjust-none max-sm:order-last max-sm:mb-2"
        >
          <span
            className={clsx('absolute inset-y-0 rounded-[3px]', urlSlug === current ? 'bg-pool-800' : 'bg-pool-400')}
            style={{ left: percent(priceRange.from), width: percent(priceRange.to - priceRange.from) }}
          />
        </span>
        <span className="type-small text-soft tabular-nums sm:text-right">{rangeText(priceRange)}</span>
      </li>
    ))}
  </ul>
);

/** What the ranges are, and what they are not. */
export const RangeNote = () => <p>{rangeNote}</p>;
