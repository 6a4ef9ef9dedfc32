import { counted } from '@poolpros/contracts/counted';
import { contractRules } from '@poolpros/contracts/licenses/contract-rules';
import { directoryPath, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { type State, states } from '@poolpros/contracts/states';
import type { Fact, Source } from '../../../content/regulations/types.js';
import type { DatedFact, UndatedFacts } from '../../shared/lib/dated-fact.js';

/** Legislatures and boards change amounts from year to year. */
const maxAgeMonths = 12;

type SourcedFact = Extract<Fact, { source: Source }>;

/** Every rule that has a source: those whose day of reading is known, and for each state the others together. */
export async function loadDatedRules(): Promise<{ dated: DatedFact[]; undated: UndatedFacts[] }> {
  // Loaded as pages load it: a file that two parts hold in common would go into the chunk of this feature, tables and all.
  const { loadStateRules } = await import('./load-rules.js');
  const all = await Promise.all(states.map(loadStateRules));
  const parts = all.map(({ state, license, topics: rules }) => {
    const shownAt = [pathTo(pagePaths.stateRegulations, { state: state.slug })];
    const facts = rules.flatMap(({ facts }) => facts.filter((fact): fact is SourcedFact => 'source' in fact));
    const dated = facts.flatMap(({ text, source, read }) =>
      read === undefined
        ? []
        : [{ what: `${state.label}: ${text}`, asOf: read, maxAgeMonths, sources: [source], shownAt }],
    );
    const undated = facts.filter(({ read }) => read === undefined);
    const datedLicense =
      license.source === null
        ? []
        : [
            {
              what: `${state.label}: who must be licensed`,
              asOf: license.source.read,
              maxAgeMonths,
              sources: [{ name: license.board, url: license.source.url }],
              shownAt: [...shownAt, directoryPath(state.slug)],
            },
          ];
    return {
      dated: [...datedLicense, ...datedContractRules(state), ...dated],
      undated: {
        what: `${state.label}: ${counted(undated.length, 'fact')}`,
        sources: distinct(undated.map(({ source }) => source)),
        shownAt,
      },
    };
  });
  return {
    dated: parts.flatMap(({ dated }) => dated),
    undated: parts.map(({ undated }) => undated).filter(({ sources }) => sources.length > 0),
  };
}

/** What a state says about contracts, with the page that lists it. */
const datedContractRules = ({ code, label }: State): DatedFact[] =>
  (contractRules[code]?.rules ?? []).map(({ text, source: { name, url, read } }) => ({
    what: `${label}: ${text}`,
    asOf: read,
    maxAgeMonths,
    sources: [{ name, url }],
    shownAt: [pagePaths.contractRules],
  }));

const distinct = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.name, source])).values(),
];
