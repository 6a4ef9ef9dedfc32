import type { LicensedWork, LicenseRule } from '@poolpros/contracts/http/place-facts';
import { longDate } from '../../../shared/lib/long-date.js';
import { SourceLink, StandingBadge } from './fact-list.js';

const works: Readonly<Record<LicensedWork, string>> = {
  build: 'Build an in-ground pool',
  spa: 'Build or set up a spa or hot tub',
  repair: 'Repair and equipment',
  cleaning: 'Cleaning and water care',
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What the state asks of each kind of work, from the table that the pages of places show as well. */
export function LicenseRules({ license, state }: { license: LicenseRule; state: string }) {
  const { board, lookup, source, read, rules } = license;
  return (
    <div className="not-prose mt-4">
      <dl className="rounded-card border border-rule">
        {Object.entries(works).map(([work, label]) => {
          const rule = rules[work as LicensedWork];
          return (
            <div
              key={work}
              className="grid gap-x-4 gap-y-1 border-rule px-4 py-3 not-first:border-t md:grid-cols-[13rem_minmax(0,1fr)] md:px-5"
            >
              <dt className="font-semibold">{label}</dt>
              <dd>{rule ? capitalized(rule) : <span className="text-soft">Not confirmed; ask {board}.</span>}</dd>
            </div>
          );
        })}
      </dl>
      <p className="type-small mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <StandingBadge standing={read === null ? 'unknown' : 'register'} />
        <span className="min-w-0">
          <SourceLink href={source}>Official page for {state}</SourceLink>
          {read !== null && `, read by the register on ${longDate(read)}`}
          {lookup !== null && (
            <>
              {' · '}
              <SourceLink href={lookup}>Look a license up</SourceLink>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
