import type { LicenseRule } from '@poolpros/contracts/http/place-facts';
import { licenses } from '@poolpros/contracts/licenses';
import { type State, states } from '@poolpros/contracts/states';
import {
  everyState,
  localBarrier,
  modelBarrier,
  trades,
  usualQuestions,
} from '../../../content/regulations/every-state.js';
import { type Overview, overview } from '../../../content/regulations/overview.js';
import { type Fact, type StateRegulations, type Topic, topics } from '../../../content/regulations/types.js';
import { stateInText } from '../../shared/lib/state-in-text.js';

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

/** Everything that the page of a state shows. */
export interface StateRules extends StateRow {
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
  license: licenses[state.code],
  barrier: overview[state.slug].barrier,
});

/** Every state with its license and barrier. */
export const stateRows = (): StateRow[] => states.map(rowOf);

/** The rules of one state; no text of another one is loaded. */
export async function loadStateRules(state: State): Promise<StateRules> {
  const { updated, lead, facts, ask, questions } = await loadStateText(state.slug);
  const row = rowOf(state);
  const isNeighbor = ({ slug }: State) => overview[state.slug].neighbors.includes(slug);
  return {
    ...row,
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
function added({ state, barrier }: StateRow, topic: Topic, hasNoneOfItsOwn: boolean): Fact[] {
  const shared: Fact[] = [];
  if (topic === 'barrier' && hasNoneOfItsOwn) shared.push(localBarrier);
  if ((topic === 'electrical' || topic === 'water') && hasNoneOfItsOwn)
    shared.push({ text: tradeText(topic, state), standing: 'unchecked' });
  if (topic === 'barrier' && barrier.by !== 'statute') shared.push(modelBarrier);
  return [...shared, ...everyState[topic]].map((fact) => ({ ...fact, text: named(fact.text, state) }));
}

function tradeText(trade: keyof typeof trades, { code }: State): string {
  const { local, other, byLocal, byState } = trades[trade];
  return other[code] ?? (local.split(' ').includes(code) ? byLocal : byState);
}

function usualOffice({ license }: StateRow, topic: Topic): string {
  if (topic === 'license') return license.board;
  const building = 'your city or county building department';
  return topic === 'water' ? `your water utility and ${building}` : building;
}
