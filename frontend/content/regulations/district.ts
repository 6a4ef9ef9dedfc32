import type { Fact } from './types.js';

/** What is said of the District of Columbia, which has no page of its own. */
export const districtFacts: readonly Fact[] = [
  {
    text: 'Who has to be licensed to build or repair a home pool in the District of Columbia is not known yet. The Department of Licensing and Consumer Protection can say.',
    standing: 'unknown',
  },
  {
    text: 'What has to stand around a home pool there has not been looked into. The Department of Buildings applies the construction codes of the District.',
    standing: 'unknown',
  },
  {
    text: 'A pool there is generally said to take permits of the Department of Buildings, and inspections before it is used.',
    standing: 'unchecked',
  },
];
