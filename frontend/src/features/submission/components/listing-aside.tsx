import { pagePaths } from '@poolpros/contracts/paths';
import { Check } from 'lucide-react';
import { FreeMark } from '../../../shared/ui/badge.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import type { ListingValues } from '../listing-values.js';

const free = [
  'Your page in search, with reviews',
  'Requests from homeowners who picked you, never resold',
  'No credit card and no fees for requests',
];

const cardPreview = onDemand<{ values: ListingValues }>(
  () => import('./listing-card-preview.js').then(({ ListingCardPreview }) => ListingCardPreview),
  { Loading: () => <div className="min-h-64" />, Failed: () => null },
);

/** What a listing gives, and how it will look. */
export function ListingAside({ values }: { values: ListingValues }) {
  return (
    <aside aria-label="About your listing" className="flex flex-col gap-4 lg:sticky lg:top-24">
      <Card className="flex flex-col gap-3 p-5!">
        <h2 className="type-h4">
          Free, and what that means <FreeMark />
        </h2>
        <ul className="flex flex-col gap-2 text-[0.9375rem]/[1.375rem]">
          {free.map((text) => (
            <li key={text} className="flex gap-2">
              <Check aria-hidden="true" className="mt-px size-5 shrink-0 text-leaf-600" strokeWidth={2} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <Card className="hidden flex-col gap-3 p-[1.125rem]! lg:flex">
        <div className="flex items-baseline justify-between gap-2">
          <h2 className="type-h4">How it will look</h2>
          <span className="text-xs text-muted">updates as you type</span>
        </div>
        <cardPreview.Component values={values} />
      </Card>
      <Link to={pagePaths.businessPreview} className="link self-start py-2.5">
        See the whole page
      </Link>
    </aside>
  );
}
