import type { LicenseRule } from '@poolpros/contracts/http/place-facts';
import { longDate } from '@poolpros/contracts/long-date';
import type { Fact } from '../../../../content/regulations/types.js';
import { FactList } from '../../../shared/reading/fact-list.js';
import { SourceLink } from './source-link.js';
import { StandingBadge } from './standing-badge.js';

export interface RuleFactsProps {
  facts: readonly Fact[];
  /** Its source is named after what the register says; left out where the register says nothing. */
  license?: LicenseRule;
}

/** Facts, each with its standing and source. */
export const RuleFacts = ({ facts, license }: RuleFactsProps) => (
  <FactList
    facts={facts}
    origin={(fact) => (
      <>
        <StandingBadge standing={fact.standing} />
        <Origin fact={fact} license={license} />
      </>
    )}
  />
);

function Origin({ fact, license }: { fact: Fact; license: LicenseRule | undefined }) {
  if (license?.source && fact.standing === 'register')
    return <span className="min-w-0">Recorded in the register on {longDate(license.source.read)}</span>;
  if (!('source' in fact)) return null;
  const { source, read } = fact;
  return (
    <span className="min-w-0">
      {source.url === null ? source.name : <SourceLink href={source.url}>{source.name}</SourceLink>}
      {read !== undefined && `, accessed ${longDate(read)}`}
    </span>
  );
}
