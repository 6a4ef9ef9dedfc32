import type { Service } from '@poolpros/contracts/catalogue';
import { buildingSentences } from './sentences-building.js';
import { upkeepSentences } from './sentences-upkeep.js';

export type Sentences = readonly [string, ...string[]];

/** Sentences about one kind of work: what was done, and what went well, less well and wrong. */
export interface JobSentences {
  did: Sentences;
  good: Sentences;
  flaw: Sentences;
  bad: Sentences;
}

const trades = { ...buildingSentences, ...upkeepSentences };

const tradeOf: Record<Service, keyof typeof trades> = {
  'Pool Installation': 'build',
  'Pool Renovation': 'build',
  'Hot Tub Installation': 'tub',
  'Spa Installation': 'tub',
  'Sauna Installation': 'heat',
  'Steam Room Installation': 'heat',
  'Pool Maintenance': 'care',
  'Pool Cleaning': 'care',
  'Pool Winterization': 'care',
  'Pool Opening': 'care',
  'Summer Maintenance': 'care',
  'Pool Repair': 'repair',
  'Spa Repair': 'repair',
  'Pool Heating': 'equipment',
  'Pool Lighting': 'equipment',
  'Water Features': 'equipment',
  'Pool Covers': 'equipment',
  'Pool Automation': 'equipment',
  'Pool Decking': 'yard',
  Landscaping: 'yard',
};

/** What people say about a service. */
export const sentencesOf = (service: Service): JobSentences => trades[tradeOf[service]];
