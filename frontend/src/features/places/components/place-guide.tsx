import type { LicenseRule, PlaceFacts } from '@poolpros/contracts/http/place-facts';
import type { LicenseKind } from '@poolpros/contracts/licenses/kinds';
import { type LicensedJob, licenseSentence } from '@poolpros/contracts/licenses/sentences';
import type { LicenseSource } from '@poolpros/contracts/licenses/types';
import { workRule } from '@poolpros/contracts/licenses/work-rule';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { ReactNode } from 'react';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { Link } from '../../../shared/ui/link.js';
import { dateText } from '../facts-text.js';
import type { Question } from '../service-texts/about.js';

type Work = Pick<LicensedJob, 'at'> & { kinds: readonly LicenseKind[] };

export interface PlaceGuideProps {
  title: string;
  state: { value: string; label: string };
  facts: PlaceFacts;
  price: string;
  season: string;
  /** Whose licenses are told. */
  work: Work;
  questions: readonly Question[];
}

/** What is known about the work at a place, each part with its source and date. */
export function PlaceGuide({ title, state, facts, price, season, work, questions }: PlaceGuideProps) {
  const { board, lookup } = facts.license;
  return (
    <section aria-labelledby="guide" className="bg-surface-quiet">
      <div className="wrap band-tight">
        <h2 id="guide" className="type-h3">
          {title}
        </h2>
        <div className="mt-6 grid gap-4 md:grid-cols-3">
          <Part
            title="Cost"
            source={`For planning, not a quote. Our price factors as of ${dateText(facts.prices.asOf)} are based on published market prices, our own ranges where none are published, and a rough price level for the state.`}
          >
            {price}
          </Part>
          <Part
            title="Season"
            source={`Averages for the climate zone “${facts.season.climate}”; weather and elevation can shift them by two weeks.`}
          >
            {season}
          </Part>
          <Part
            title="License"
            source={
              <>
                <RuleSource license={facts.license} kinds={work.kinds} />
                {lookup !== null && (
                  <>
                    <Source href={lookup}>Look up a license</Source>
                    {' · '}
                  </>
                )}
                {`Ask: ${board} · `}
                <Link to={pathTo(pagePaths.stateRegulations, { state: state.value })} className="text-link underline">
                  All pool rules in {stateInText(state.label)}
                </Link>
              </>
            }
          >
            {licenseParagraph(facts, { ...work, state: stateInText(state.label) })}
          </Part>
        </div>
        <div className="mt-8 max-w-[46rem]">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-rule last:border-b">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 text-[1.0625rem]/6 font-[620] after:text-xl after:font-normal after:text-pool-600 after:content-['+'] group-open:after:content-['–']">
                <h3 className="text-inherit">{question}</h3>
              </summary>
              <p className="pb-4 text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Part({ title, source, children }: { title: string; source: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 border-t-3 border-pool-700 pt-4">
      <h3 className="type-h4">{title}</h3>
      <p>{children}</p>
      <p className="type-caption mt-auto pt-2 text-muted">{source}</p>
    </div>
  );
}

/** The source of a state is one of what is known: a rule that is not known has none. */
function RuleSource({ license, kinds }: { license: LicenseRule; kinds: readonly LicenseKind[] }) {
  const { source } = license;
  if (kinds.every((kind) => workRule(license, kind).standing === 'unknown')) return null;
  if (source === null) return 'We have not checked this with the board. · ';
  return (
    <>
      {`${readText(source)} `}
      <Source href={source.url}>{sourceNames[source.kind]}</Source>
      {' · '}
    </>
  );
}

const sourceNames = { official: 'Official page', copy: 'Copy of the law', third_party: 'Article on the law' } as const;

const readText = ({ read, by }: LicenseSource): string =>
  by === 'register'
    ? `A public register of state boards recorded this rule on ${dateText(read)}. We have not confirmed it with the board.`
    : `We read the source on ${dateText(read)} and have not confirmed the rule with the board.`;

function Source({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener nofollow" className="text-link underline">
      {children}
    </a>
  );
}

/** Who may do the work at a place, as far as it is known: a few sentences for each kind of work in it. */
export const licenseParagraph = (
  { license }: PlaceFacts,
  { kinds, state, at }: Work & Pick<LicensedJob, 'state'>,
): string =>
  kinds
    .map((kind) =>
      licenseSentence({ kind, rule: workRule(license, kind), board: license.board, state, ...(at && { at }) }),
    )
    .join(' ');
