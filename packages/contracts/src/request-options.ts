import type { Service } from './catalogue.js';

/** When the work should be done. */
export const requestTimings = {
  now: 'As soon as possible',
  this_season: 'This season',
  next_season: 'Next season',
  planning: 'Just planning',
} as const;
export type RequestTiming = keyof typeof requestTimings;

/** What a homeowner expects to spend. */
export const requestBudgets = {
  not_sure: 'Not sure',
  under_1k: 'Under $1,000',
  from_1k: '$1,000 to $5,000',
  from_5k: '$5,000 to $20,000',
  from_20k: '$20,000 to $50,000',
  from_50k: '$50,000 to $100,000',
  over_100k: 'Over $100,000',
} as const;
export type RequestBudget = keyof typeof requestBudgets;

/** How a homeowner would like to be answered. */
export const contactWays = { page: 'On my private page', phone: 'By phone', text: 'By text message' } as const;
export type ContactWay = keyof typeof contactWays;

interface FactQuestion {
  label: string;
  options: Readonly<Record<string, string>>;
}

/** What a contractor would ask first. Answers are chosen, never typed, so that none of them holds what is personal. */
export const factQuestions = {
  setting: {
    label: 'What kind of property is it?',
    options: { house: 'House', condo: 'Condo or HOA', rental: 'Rental', business: 'Business' },
  },
  poolKind: {
    label: 'What kind of pool is it?',
    options: {
      concrete: 'Concrete or gunite',
      fiberglass: 'Fiberglass',
      vinyl: 'Vinyl liner',
      above_ground: 'Above ground',
      unknown: 'Not sure',
    },
  },
  poolSize: {
    label: 'About how large is the pool?',
    options: {
      small: 'Under 10,000 gallons',
      medium: '10,000 to 20,000',
      large: '20,000 to 30,000',
      very_large: 'Over 30,000',
      unknown: 'Not sure',
    },
  },
  poolAge: {
    label: 'How old is the pool?',
    options: { new: 'Under 5 years', middle: '5 to 15 years', old: 'Over 15 years', unknown: 'Not sure' },
  },
  water: {
    label: 'How is the water treated?',
    options: { chlorine: 'Chlorine', salt: 'Salt', other: 'Something else', unknown: 'Not sure' },
  },
  trouble: {
    label: 'What is wrong?',
    options: {
      leak: 'It loses water',
      green: 'Green or cloudy water',
      equipment: 'Pump, filter or heater',
      surface: 'Surface, liner or tile',
      electrical: 'Lights or power',
      other: 'Something else',
    },
  },
  since: {
    label: 'How long has this been going on?',
    options: { days: 'A few days', weeks: 'A few weeks', longer: 'Longer' },
  },
  running: {
    label: 'Does the equipment run?',
    options: { yes: 'Yes', no: 'No', partly: 'Partly', unknown: 'Not sure' },
  },
  access: {
    label: 'How wide is the access to the yard?',
    options: { narrow: 'Under 4 feet', gate: '4 to 8 feet', wide: 'Over 8 feet', unknown: 'Not sure' },
  },
  ground: {
    label: 'What is the ground like?',
    options: { flat: 'Flat', slope: 'On a slope', rock: 'Rocky', unknown: 'Not sure' },
  },
  plans: {
    label: 'Are there plans or permits?',
    options: { none: 'Not yet', plans: 'Plans', permits: 'Plans and permits' },
  },
  visits: {
    label: 'How often do you need service?',
    options: { once: 'Once', weekly: 'Every week', biweekly: 'Every two weeks', season: 'All season' },
  },
  cover: {
    label: 'What kind of cover is there?',
    options: { none: 'None', mesh: 'Mesh', solid: 'Solid', automatic: 'Automatic' },
  },
  place: { label: 'Indoors or outdoors?', options: { indoors: 'Indoors', outdoors: 'Outdoors' } },
  seats: { label: 'How many people is it for?', options: { two: '1 or 2', four: '3 or 4', more: '5 or more' } },
  power: {
    label: 'Is there power for it?',
    options: { yes: 'A dedicated circuit', no: 'Not yet', unknown: 'Not sure' },
  },
  heat: {
    label: 'How should it be heated?',
    options: { gas: 'Gas', heat_pump: 'Heat pump', solar: 'Solar', electric: 'Electric', unknown: 'Not sure' },
  },
  owner: { label: 'Do you own the property?', options: { yes: 'Yes', buying: 'I am buying it', no: 'No' } },
} as const satisfies Record<string, FactQuestion>;
export type FactKey = keyof typeof factQuestions;

const build: readonly FactKey[] = ['setting', 'access', 'ground', 'plans', 'poolSize', 'owner'];
const pool: readonly FactKey[] = ['setting', 'poolKind', 'poolSize', 'poolAge', 'access', 'owner'];
const repair: readonly FactKey[] = ['trouble', 'since', 'running', 'poolKind', 'poolSize', 'poolAge', 'water'];
const upkeep: readonly FactKey[] = ['visits', 'poolKind', 'poolSize', 'water', 'running', 'setting'];
const season: readonly FactKey[] = ['poolKind', 'poolSize', 'cover', 'water', 'running', 'setting'];
const tub: readonly FactKey[] = ['place', 'seats', 'power', 'access', 'setting', 'owner'];

/** The questions of each service, six to eight. */
export const factsOfService = {
  'Pool Installation': build,
  'Hot Tub Installation': tub,
  'Pool Maintenance': upkeep,
  'Pool Renovation': [...pool, 'plans'],
  'Pool Repair': repair,
  'Pool Cleaning': upkeep,
  'Spa Repair': ['trouble', 'since', 'running', 'place', 'water', 'setting'],
  'Spa Installation': tub,
  'Sauna Installation': [...tub, 'heat'],
  'Steam Room Installation': tub,
  'Pool Heating': [...pool, 'heat'],
  'Pool Lighting': [...pool, 'power'],
  'Water Features': pool,
  'Pool Decking': [...pool, 'ground'],
  'Pool Covers': [...pool, 'cover'],
  'Pool Automation': [...pool, 'running'],
  Landscaping: build,
  'Pool Winterization': season,
  'Pool Opening': season,
  'Summer Maintenance': upkeep,
} as const satisfies Record<Service, readonly FactKey[]>;

export type RequestFacts = Partial<Record<FactKey, string>>;
