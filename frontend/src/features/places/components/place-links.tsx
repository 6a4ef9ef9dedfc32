import { Link } from 'react-router-dom';
import { FreeMark } from '../../../components/ui/badge.js';
import { buttonClass } from '../../../components/ui/button.js';

export interface PlaceLink {
  label: string;
  to: string;
  installers: number;
}

/** Other places, each with how many businesses it has. */
export function PlaceLinks({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="rounded-card border border-rule p-6">
      <h2 className="type-h4">{title}</h2>
      <ul className="mt-1.5">
        {links.map(({ label, to, installers }) => (
          <li key={to} className="flex justify-between gap-3 border-t border-rule py-[7px] first:border-t-0">
            <Link to={to} className="font-medium text-link hover:underline">
              {label}
            </Link>
            <span className="type-small text-muted tabular-nums">
              {installers}
              <span className="sr-only"> listed</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Asks businesses of a place to list themselves. */
export function WorkHere({ place }: { place: string }) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-cedar-200 bg-cedar-50 p-6">
      <h2 className="type-h4">Work in {place}?</h2>
      <p className="type-small text-soft">A page costs nothing and requests come straight to you.</p>
      <Link to="/list-your-business" className={buttonClass({ look: 'line', size: 'sm' })}>
        List Your Business <FreeMark />
      </Link>
    </section>
  );
}
