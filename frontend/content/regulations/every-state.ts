import type { Fact, Topic } from './types.js';

const act = {
  name: 'Virginia Graeme Baker Act, 15 USC 8001 and following, read in a copy',
  url: 'https://www.govregs.com/uscode/expand/title15_chapter106_section8005',
};

/** What is said of every state, `{state}` standing for its name. */
export const everyState: Readonly<Record<Topic, readonly Fact[]>> = {
  license: [],
  permit: [
    {
      text: 'A pool in {state} usually takes a building permit and an electrical permit of the local office, with setbacks by local zoning and an inspection before it is filled or used.',
      standing: 'unchecked',
    },
  ],
  barrier: [
    {
      text: 'No federal law asks for a fence around a home pool in {state}; the federal pool act only offers grants to states that have a law of their own.',
      standing: 'copy',
      source: act,
    },
  ],
  electrical: [
    {
      text: 'Pool wiring in {state} is commonly held to Article 680 of the National Electrical Code, on bonding, ground-fault protection and clearances; the edition depends on who adopted it.',
      standing: 'unchecked',
    },
  ],
  water: [
    {
      text: 'Public pools and spas in {state} need drain covers against entrapment by federal law, and covers that are sold have to meet the same standard; covers in existing home pools are not ordered to be replaced.',
      standing: 'copy',
      source: act,
    },
    {
      text: 'Whether filling or draining a home pool is restricted in {state} has not been looked into; dry years and sewer rules make it a local matter.',
      standing: 'unknown',
    },
  ],
};

/** For states whose own barrier facts are none. */
export const localBarrier: Fact = {
  text: 'A fence rule for home pools that holds in all of {state} has not been confirmed; cities and counties are said to decide.',
  standing: 'unknown',
};

/** The model code, for states in which no statute of their own sets the barrier. */
export const modelBarrier: Fact = {
  text: 'Places in {state} that adopted the model pool and spa code ask, around water deeper than 24 inches, for a barrier of 48 inches without an opening for a 4-inch ball, and for gates that open outward, close and latch themselves.',
  standing: 'unchecked',
};

/** For every building department, beside those of the state's own text. */
export const usualQuestions: readonly string[] = [
  'Which permits does a pool at this address in {state} need, who applies for them, and what do they cost?',
  'Which edition of the building and electrical codes do you apply in this part of {state}, and where can I read it?',
  'Which inspections come before the pool may be filled, and what fails most often in {state}?',
];

interface Trade {
  /** Said of states in neither list. */
  byState: string;
  byLocal: string;
  /** Postal codes of the states in which cities and counties license the trade. */
  local: string;
  /** The others of which something else is said, by postal code. */
  other: Readonly<Record<string, string>>;
}

const ohio = (trade: string) =>
  `Ohio licenses ${trade} for commercial work alone, it is said; at a home the city decides.`;

/** Who licenses the trades, where the state's own facts do not say it: general knowledge that nobody has checked. */
export const trades: Readonly<Record<'electrical' | 'water', Trade>> = {
  electrical: {
    byState: 'Electricians are said to be licensed by the state in {state}.',
    byLocal: 'Electricians are said to be licensed by cities and counties in {state}, not by the state.',
    local: 'IL IN KS MO NY PA',
    other: {
      DC: 'Electricians in the District of Columbia are said to be licensed by the District.',
      OH: ohio('electricians'),
      AZ: 'In Arizona, electrical work is said to be a contractor class of its own.',
      NV: 'In Nevada, electrical work is said to be a contractor class of its own.',
    },
  },
  water: {
    byState: 'Plumbers are said to be licensed by the state in {state}.',
    byLocal: 'Plumbers are said to be licensed by cities and counties in {state}, not by the state.',
    local: 'KS MO NE NY PA WY',
    other: {
      DC: 'Plumbers in the District of Columbia are said to be licensed by the District.',
      OH: ohio('plumbers'),
      AZ: 'In Arizona, plumbing is said to be a contractor class of its own.',
      NV: 'In Nevada, plumbing is said to be a contractor class of its own.',
    },
  },
};
