import type { LicenseRule } from '@poolpros/contracts/http/place-facts';
import { type LicenseKind, licenseKinds } from '@poolpros/contracts/licenses/kinds';
import { licenseSentence } from '@poolpros/contracts/licenses/sentences';
import type { LicenseSource } from '@poolpros/contracts/licenses/types';
import { workRule } from '@poolpros/contracts/licenses/work-rule';
import { longDate } from '@poolpros/contracts/long-date';
import type { ReactNode } from 'react';
import { SourceLink } from './source-link.js';
import { StandingBadge } from './standing-badge.js';

const works: Readonly<Record<LicenseKind, string>> = {
  inground: 'Build an inground pool',
  aboveGround: 'Install an above-ground pool',
  renovate: 'Renovate or replaster a pool',
  repair: 'Repair pool equipment',
  cleaning: 'Clean a pool and treat its water',
  seasonal: 'Open or close a pool',
  portableSpa: 'Set up a portable hot tub',
  wiring: 'Do the electrical wiring',
  gas: 'Connect a gas heater',
  sauna: 'Build a sauna',
};

/** What the state requires for each kind of work that is known, and for the others whom to ask. */
export function LicenseRules({ license, state }: { license: LicenseRule; state: string }) {
  const { board, lookup, source } = license;
  const known = licenseKinds.filter((kind) => workRule(license, kind).standing !== 'unknown');
  const unknown = licenseKinds.filter((kind) => !known.includes(kind));
  return (
    <div className="not-prose mt-4">
      <dl className="rounded-card border border-rule">
        {known.map((kind) => (
          <Row key={kind} title={works[kind]}>
            {licenseSentence({ kind, rule: workRule(license, kind), state, board })}
          </Row>
        ))}
        {unknown.length > 0 && (
          <Row title="Not confirmed">
            {unknown.map((kind) => works[kind]).join(' · ')}. Ask {board.startsWith('your') ? board : `the ${board}`}.
          </Row>
        )}
      </dl>
      <p className="type-small mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        {source === null ? 'We have not read a source for this.' : <Read source={source} />}
        {lookup !== null && <SourceLink href={lookup}>Look up a license</SourceLink>}
      </p>
    </div>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-1 border-rule px-4 py-3 not-first:border-t md:grid-cols-[13rem_minmax(0,1fr)] md:px-5">
    <dt className="font-semibold">{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** The page that most of the rules are from; amounts and exemptions may be from others. */
function Read({ source: { url, kind, read, by } }: { source: LicenseSource }) {
  return (
    <>
      <StandingBadge standing={by === 'register' ? 'register' : kind === 'third_party' ? 'secondary' : kind} />
      <span className="min-w-0">
        Main source: <SourceLink href={url}>{new URL(url).hostname}</SourceLink>,{' '}
        {by === 'register' ? 'recorded in the register' : 'which we read'} on {longDate(read)}
      </span>
    </>
  );
}
