import { PageTrail, type PageTrailProps } from '../../../shared/layout/page-trail.js';
import { Link } from '../../../shared/ui/link.js';
import { LetterLinks, type LetterLinksProps } from './letter-links.js';

export interface LetterListProps {
  trail: PageTrailProps;
  title: string;
  lead: string;
  /** How many businesses a city has stands after it. */
  links: readonly { label: string; to: string; installers?: number }[];
  letters: LetterLinksProps;
}

/** A page of a list by letter: names as links, and the other pages. */
export function LetterList({ trail, title, lead, links, letters }: LetterListProps) {
  return (
    <>
      <PageTrail {...trail} />
      <div className="wrap pt-2">
        <h1 className="type-h1 wrap-anywhere">{title}</h1>
        <p className="type-lead mt-3 max-w-[44rem]">{lead}</p>
        <ul className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ label, to, installers }) => (
            <li key={to} className="flex items-baseline justify-between gap-3 border-t border-rule">
              <Link to={to} className="name-link">
                {label}
              </Link>
              {installers !== undefined && installers > 0 && (
                <span className="type-small py-2 text-muted tabular-nums">
                  {installers} <span className="sr-only">listed</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="mb-16">
        <LetterLinks {...letters} />
      </div>
    </>
  );
}
