/** The parts of a page about the rules of a state, in this order. */
export const topics = ['license', 'permit', 'barrier', 'electrical', 'water'] as const;
export type Topic = (typeof topics)[number];

/** Where a text was read; without a URL where the page cannot be named by one. */
export interface Source {
  name: string;
  url: string | null;
}

/**
 * What is said about a state, and how well it is established:
 * `official` the legislature's or the board's own page was read; `copy` an official text was read at another place, such as
 * a publisher of laws or bills; `secondary` trade press, guides, news or a town's page on a state code say so; `register`
 * the register behind the license table says so; `unchecked` it is generally said and nobody has checked it; `unknown` it
 * is not known.
 */
export type Fact =
  | {
      text: string;
      standing: 'official' | 'copy' | 'secondary';
      source: Source;
      /** The day on which one of us opened the source, as 2026-11-22; left out where nobody wrote it down. */
      read?: string;
    }
  | { text: string; standing: 'register' | 'unchecked' | 'unknown' };
export type Standing = Fact['standing'];

/** The rules of a state, next to who needs a license: that is in packages/contracts/src/licenses alone. */
export interface StateRegulations {
  /** The day on which the page of the state was first published. */
  published: string;
  /** The day on which this text was last changed. */
  updated: string;
  lead: string;
  facts: Record<Topic, readonly Fact[]>;
  /** Whom to ask, where it is neither the local building department nor, for licenses, the board. */
  ask?: Partial<Record<Topic, string>>;
  /** For the building department. */
  questions: readonly string[];
}
