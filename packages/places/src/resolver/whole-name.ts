import type { State } from '@poolpros/contracts/states';
import { nameKey, nameWords } from '../name-key.js';
import type { NamedPlace } from '../named-place.js';
import { partsOfStates } from '../names/states.js';
import type { Name } from '../place-names.js';
import { keysOf, type Word } from '../typed-place.js';
import { asCounty, namesFor } from './names-of-words.js';
import { exactState, hasStateBehind } from './state-of-words.js';
import { type Context, chosen, found, mostChoices, type Understanding } from './understanding.js';

/** States with these names are meant only if a filter sends them. People who type them mean the city. */
const citiesBeforeStates = new Set(['newyork', 'washington', 'la']);

/** A name that a state and a city share: the city if the visitor typed it, the state if a filter sent it. */
function sharedName(context: Context, state: State, own: readonly Name[]): Understanding {
  const city = chosen(context, own);
  const ofState: NamedPlace = { kind: 'state', state };
  if (city?.kind !== 'place') return found(ofState);
  return context.cityFirst
    ? { ...city, others: [ofState, ...city.others].slice(0, mostChoices - 1) }
    : found(ofState, { others: [city.place] });
}

/** The city that a state shares its name with: `350 5th Ave, New York`. `WA` is the state only. */
export function sharedCity(context: Context, state: State, typed: readonly Word[]): Understanding | null {
  const key = state.code === 'NY' ? nameKey(nameWords(state.label)) : nameKey(keysOf(typed));
  return citiesBeforeStates.has(key)
    ? chosen(
        context,
        context.names.named(key).filter(({ isShort }) => !isShort),
      )
    : null;
}

/** The names that all words together make. "Centr AL" is not Central, and "Spring MT" is not Spring Mount. */
export function joinedNames({ names }: Context, words: readonly Word[]): readonly Name[] {
  const found = names.named(nameKey(keysOf(words)));
  const last = words.at(-1);
  const isCode = last && last.text === last.text.toUpperCase();
  const end = last && !isCode ? keysOf([last])[0] : last?.key;
  if (!hasStateBehind(names, words)) return found;
  const comma = words.findIndex(({ afterComma }, at) => at > 0 && afterComma);
  const isState = comma > 0 && exactState(names, words.slice(comma)) !== undefined;
  return isState ? [] : found.filter((name) => name.words.at(-1) === end);
}

/** All words as one name: a state, a clear place, or one of several. */
export function wholeName(context: Context, typed: readonly Word[]): Understanding | null {
  const { names } = context;
  const isOf = ['state', 'commonwealth'].includes(typed[0]?.key ?? '') && typed[1]?.key === 'of';
  const isState = isOf || typed.at(-1)?.key === 'state';
  const ofState = isState
    ? (exactState(names, typed) ?? exactState(names, isOf ? typed.slice(2) : typed.slice(0, -1)))
    : undefined;
  if (ofState) return found({ kind: 'state', state: ofState });
  if (typed[0]?.key === 'county') {
    const county = chosen(context, joinedNames(context, asCounty(typed)));
    if (county) return county;
  }
  const isName = joinedNames(context, typed).some(({ isShort }) => !isShort);
  const words = isName ? typed : withoutThe(typed);
  const own = joinedNames(context, words).filter(({ isShort }) => !isShort);
  const state = exactState(names, words);
  if (state && citiesBeforeStates.has(nameKey(keysOf(words)))) return sharedName(context, state, own);
  if (state && !own.some(({ place }) => place.kind === 'region')) return found({ kind: 'state', state });
  if (hasStateBehind(names, words)) return chosen(context, own, words);
  const isPart = own.length === 0 && words.length > 1 && partsOfStates.includes(words[0]?.key ?? '');
  const whole = isPart ? exactState(names, words.slice(1)) : undefined;
  return whole ? found({ kind: 'state', state: whole }) : chosen(context, namesFor(names, words), words);
}

const withoutThe = (words: readonly Word[]): readonly Word[] =>
  words[0]?.key === 'the' && words.length > 1 ? words.slice(1) : words;
