import type { LetterPart } from '@poolpros/contracts/http/letters';
import { clsx } from 'clsx';
import { Link } from '../../../shared/ui/link.js';

export interface LetterLinksProps {
  title: string;
  parts: readonly LetterPart[];
  /** The one that the page shows. */
  current?: string;
  to: (part: string) => string;
}

/** The pages of a list by letter, unless the page that is shown is all of it. */
export function LetterLinks({ title, parts, current, to }: LetterLinksProps) {
  if (parts.every(({ value }) => value === current)) return null;
  return (
    <nav aria-label={title} className="wrap mt-10 md:mt-14">
      <h2 className="type-h3 mb-4">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={to(value)}
              aria-current={value === current ? 'page' : undefined}
              className={clsx('letter-link', value === current && 'border-selected bg-selected text-on-selected')}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
