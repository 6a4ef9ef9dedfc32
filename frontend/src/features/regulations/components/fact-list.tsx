import type { LicenseRule } from '@poolpros/contracts/http/place-facts';
import type { ReactNode } from 'react';
import type { Fact } from '../../../../content/regulations/types.js';
import { longDate } from '../../../shared/lib/long-date.js';
import { Badge } from '../../../shared/ui/badge.js';
import { standings } from '../standings.js';

export interface FactListProps {
  facts: readonly Fact[];
  /** Its source stands behind what the register says; left out where the register says nothing. */
  license?: LicenseRule;
}

/** Facts, each with its standing and source. */
export const FactList = ({ facts, license }: FactListProps) => (
  <ul className="not-prose mt-4 flex flex-col">
    {facts.map((fact) => (
      <li key={fact.text} className="break-inside-avoid border-t border-rule py-4">
        <p>{fact.text}</p>
        <p className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <StandingBadge standing={fact.standing} />
          <Origin fact={fact} license={license} />
        </p>
      </li>
    ))}
  </ul>
);

export const StandingBadge = ({ standing }: Pick<Fact, 'standing'>) => (
  <Badge tone={standings[standing].tone}>{standings[standing].label}</Badge>
);

function Origin({ fact, license }: { fact: Fact; license: LicenseRule | undefined }) {
  if (license?.source && fact.standing === 'register')
    return <span className="min-w-0">Read by the register on {longDate(license.source.read)}</span>;
  if (!('source' in fact)) return null;
  const { source, read } = fact;
  return (
    <span className="min-w-0">
      {source.url === null ? source.name : <SourceLink href={source.url}>{source.name}</SourceLink>}
      {read !== undefined && `, read on ${longDate(read)}`}
    </span>
  );
}

/** A page of somebody else, which we do not vouch for. */
export const SourceLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer nofollow" className="link pointer-coarse:py-2 wrap-anywhere">
    {children}
  </a>
);
