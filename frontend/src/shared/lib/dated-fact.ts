import type { Age } from '@poolpros/contracts/good-until';

/** Another site's page where a fact can be checked. */
export interface FactSource {
  name: string;
  url: string | null;
}

/** A fact, or figures that were collected together, with the information to check it again. */
export interface DatedFact extends Age {
  what: string;
  sources: readonly FactSource[];
  /** Paths of the pages that show it; a named segment covers many of them. */
  shownAt: readonly string[];
}

/** Facts whose sources have no date yet. */
export type UndatedFacts = Pick<DatedFact, 'what' | 'sources' | 'shownAt'>;
