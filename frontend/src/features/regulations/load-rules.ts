import type { LicenseRule } from '@poolpros/contracts/http/place-facts';
import { licenseRuleOf } from '@poolpros/contracts/licenses/index';
import { workRule } from '@poolpros/contracts/licenses/work-rule';
import { type State, states } from '@poolpros/contracts/states';
import {
  electricians,
  everyState,
  localBarrier,
  modelBarrier,
  plumbers,
  usualQuestions,
} from '../../../content/regulations/every-state.js';
import { type Overview, overview } from '../../../content/regulations/overview.js';
import { type Fact, type StateRegulations, type Topic, topics } from '../../../content/regulations/types.js';
import { stateInText } from '../../entities/places/state-in-text.js';
import { isThinState } from './thin-state.js';

/** What a state says of one topic, and who can be asked. */
export interface TopicRules {
  topic: Topic;
  facts: Fact[];
  office: string;
}

/** A state as lists show it. */
export interface StateRow {
  state: State;
  license: LicenseRule;
  barrier: Overview['barrier'];
}

/** A state as the list of all has it. */
export interface OverviewRow extends StateRow {
  /** Too little is known for a page that search engines may find. */
  thin: boolean;
}

/** Everything that the page of a state shows. */
export interface StateRules extends OverviewRow {
  published: string;
  updated: string;
  lead: string;
  topics: TopicRules[];
  questions: readonly string[];
  neighbors: StateRow[];
}

const stateTexts = import.meta.glob<{ regulations: StateRegulations }>('../../../content/regulations/states/*.ts');

/** The text of one state. */
export async function loadStateText(slug: State['slug']): Promise<StateRegulations> {
  const load = stateTexts[`../../../content/regulations/states/${slug}.ts`];
  if (!load) throw new Error(`there is no text about the rules of ${slug}`);
  return (await load()).regulations;
}

const rowOf = (state: State): StateRow => ({
  state,
  license: licenseRuleOf(state.code),
  barrier: overview[state.slug].barrier,
});

/** Every state with its license and barrier. */
export const overviewRows = (): Promise<OverviewRow[]> =>
  Promise.all(states.map(async (state) => ({ ...rowOf(state), thin: isThinState(await loadStateText(state.slug)) })));

/** The rules of one state; no text of another one is loaded. */
export async function loadStateRules(state: State): Promise<StateRules> {
  const text = await loadStateText(state.slug);
  const { published, updated, lead, facts, ask, questions } = text;
  const row = rowOf(state);
  const isNeighbor = ({ slug }: State) => overview[state.slug].neighbors.includes(slug);
  return {
    ...row,
    thin: isThinState(text),
    published,
    updated,
    lead,
    questions: [...questions, ...usualQuestions.map((question) => named(question, state))],
    topics: topics.map((topic) => ({
      topic,
      facts: [...facts[topic], ...added(row, topic, facts[topic].length === 0)],
      office: ask?.[topic] ?? usualOffice(row, topic),
    })),
    neighbors: states.filter(isNeighbor).map(rowOf),
  };
}

const named = (text: string, { label }: State): string => text.replace('{state}', stateInText(label));

/** What is said of this state as of others. */
function added({ state, license, barrier }: StateRow, topic: Topic, hasNoneOfItsOwn: boolean): Fact[] {
  const shared: Fact[] = [];
  if (topic === 'barrier' && hasNoneOfItsOwn) shared.push(localBarrier);
  if (topic === 'electrical' && hasNoneOfItsOwn) shared.push(electricianFact(license));
  if (topic === 'water' && hasNoneOfItsOwn) shared.push({ text: plumberText(state), standing: 'unchecked' });
  if (topic === 'barrier' && barrier.by !== 'statute') shared.push(modelBarrier);
  return [...shared, ...everyState[topic]].map((fact) => ({ ...fact, text: named(fact.text, state) }));
}

function electricianFact(license: LicenseRule): Fact {
  const { standing } = workRule(license, 'wiring');
  return electricians[standing === 'license' || standing === 'local_only' ? standing : 'unknown'];
}

const plumberText = ({ code }: State): string =>
  plumbers.other[code] ?? (plumbers.local.includes(code) ? plumbers.byLocal : plumbers.byState);

function usualOffice({ license }: StateRow, topic: Topic): string {
  if (topic === 'license') return license.board.startsWith('your') ? license.board : `the ${license.board}`;
  const building = 'your city or county building department';
  return topic === 'water' ? `your water utility and ${building}` : building;
}
