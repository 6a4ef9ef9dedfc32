import type { FinancingFact } from '../../../../content/financing/ways-to-pay.js';
import { longDate } from '../../../shared/lib/long-date.js';

/** What rules and offices say, each with its source and the day on which a stored copy was read. */
export const FinancingFacts = ({ facts }: { facts: readonly FinancingFact[] }) => (
  <ul className="not-prose mt-4">
    {facts.map(({ text, source, read }) => (
      <li key={text} className="break-inside-avoid border-t border-rule py-4">
        <p>{text}</p>
        <p className="type-small mt-2 text-soft">
          <a href={source.url} rel="noreferrer" className="link pointer-coarse:py-2 wrap-anywhere">
            {source.name}
          </a>
          , read in a stored copy on {longDate(read)}
        </p>
      </li>
    ))}
  </ul>
);
