import type { Fact, Topic } from './types.js';

const act = {
  name: 'Virginia Graeme Baker Act, 15 USC 8001 and following (copy)',
  url: 'https://www.govregs.com/uscode/expand/title15_chapter106_section8005',
};

/** What is said about every state; `{state}` is replaced by its name. */
export const everyState: Readonly<Record<Topic, readonly Fact[]>> = {
  license: [],
  permit: [
    {
      text: 'A pool in {state} usually needs a building permit and an electrical permit from the local building office. Local zoning sets the setbacks, and the pool has to pass inspection before it is filled or used.',
      standing: 'unchecked',
    },
  ],
  barrier: [
    {
      text: 'No federal law requires a fence around a home pool in {state}. The federal pool act only offers grants to states that have their own law.',
      standing: 'copy',
      source: act,
    },
  ],
  electrical: [
    {
      text: 'Pool wiring in {state} usually follows Article 680 of the National Electrical Code, which covers bonding, ground-fault protection and clearances. Ask which edition applies.',
      standing: 'unchecked',
    },
  ],
  water: [
    {
      text: 'Federal law requires anti-entrapment drain covers in public pools and spas in {state}, and any cover sold must meet the same standard. The law does not require owners to replace covers in existing home pools.',
      standing: 'copy',
      source: act,
    },
    {
      text: 'We have not looked into limits on filling or draining a home pool in {state}. Ask the water utility: drought and sewer rules are local.',
      standing: 'unknown',
    },
  ],
};

/** For states whose own barrier facts are none. */
export const localBarrier: Fact = {
  text: 'We have not confirmed a fence rule for home pools that applies throughout {state}. Cities and counties reportedly set their own rules.',
  standing: 'unknown',
};

/** The model code, for states in which no statute of their own sets the barrier. */
export const modelBarrier: Fact = {
  text: 'Places in {state} that have adopted the model pool and spa code require a 48-inch barrier around water deeper than 24 inches. The barrier may not have any opening that a 4-inch ball can pass through, and its gates must open outward and close and latch by themselves.',
  standing: 'unchecked',
};

/** For every building department, in addition to those of the state's own text. */
export const usualQuestions: readonly string[] = [
  'Which permits does a pool at this address in {state} need, who applies for them, and what do they cost?',
  'Which edition of the building and electrical codes do you apply in this part of {state}, and where can I read it?',
  'Which inspections are required before the pool may be filled, and what fails most often in {state}?',
];

/** Who licenses electricians, by the standing of wiring in the license table, where the state's own facts do not say it. */
export const electricians: Readonly<Record<'license' | 'local_only' | 'unknown', Fact>> = {
  license: { text: 'Electricians need a state license in {state}.', standing: 'unchecked' },
  local_only: {
    text: 'Cities and counties license electricians in {state}; the state does not.',
    standing: 'unchecked',
  },
  unknown: {
    text: 'We have not confirmed whether electricians need a state license to work on homes in {state}.',
    standing: 'unknown',
  },
};

/** The same for plumbers: general knowledge that nobody has checked. */
export const plumbers = {
  byState: 'The state licenses plumbers in {state}, as far as we know.',
  byLocal: 'Cities and counties license plumbers in {state}, as far as we know.',
  /** Postal codes of the states in which cities and counties license them. */
  local: ['KS', 'MO', 'NE', 'NY', 'PA', 'WY'],
  /** The states of which something else is said, by postal code. */
  other: {
    DC: 'The District licenses plumbers, as far as we know.',
    OH: 'Ohio licenses plumbers for commercial work only, as far as we know; for homes, it is up to the city.',
    AZ: 'In Arizona, plumbing is a separate contractor class, as far as we know.',
    NV: 'In Nevada, plumbing is a separate contractor class, as far as we know.',
  } as Readonly<Record<string, string>>,
};
