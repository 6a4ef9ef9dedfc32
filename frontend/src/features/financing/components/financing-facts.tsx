import { longDate } from '@poolpros/contracts/long-date';
import type { FinancingFact } from '../../../../content/financing/ways-to-pay.js';
import { FactList } from '../../../shared/reading/fact-list.js';

/** What rules and offices say, each with its source and the day on which a stored copy was read. */
export const FinancingFacts = ({ facts }: { facts: readonly FinancingFact[] }) => (
  <FactList
    facts={facts}
    origin={({ source, read }) => (
      <span className="min-w-0">
        <a href={source.url} rel="noreferrer" className="link pointer-coarse:py-2 wrap-anywhere">
          {source.name}
        </a>
        , from a saved copy we read on {longDate(read)}
      </span>
    )}
  />
);
