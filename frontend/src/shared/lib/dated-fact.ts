import type { Age } from '@poolpros/contracts/good-until';

/** A page of somebody else, by which a fact can be read again. */
export interface FactSource {
  name: string;
  url: string | null;
}

/** A fact, or figures that were gathered together, and what has to be known to read it again. */
export interface DatedFact extends Age {
  what: string;
  sources: readonly FactSource[];
  /** Paths of the pages that show it; a named segment stands for many of them. */
  shownAt: readonly string[];
}

/** Facts whose sources nobody has put a day to yet. */
export type UndatedFacts = Pick<DatedFact, 'what' | 'sources' | 'shownAt'>;
