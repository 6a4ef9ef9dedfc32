import { type StateRegulations, topics } from '../../../content/regulations/types.js';

/** A page about the rules of a state with fewer words of its own is not for search engines (docs/rules.md#state-rules). */
export const fewestOwnWords = 120;

/** Words that only the page of this state has: its lead and its facts. */
export const ownWords = ({ lead, facts }: Pick<StateRegulations, 'lead' | 'facts'>): number =>
  [lead, ...topics.flatMap((topic) => facts[topic].map(({ text }) => text))].join(' ').split(/\s+/).length;

/** Whether too little is known about a state for a page that search engines may find. */
export const isThinState = (text: Pick<StateRegulations, 'lead' | 'facts'>): boolean => ownWords(text) < fewestOwnWords;
