import type { StateSlug } from '@poolpros/contracts/states';
import type { Standing } from './types.js';

/** What lists say about a state next to its license. */
export interface Overview {
  barrier: {
    /** Whether a statute or a code of the whole state is known to say something on home pools, or only local codes. */
    by: 'statute' | 'code' | 'local';
    standing: Standing;
    /** A few words for a table. */
    short: string;
  };
  /** The states next to it. */
  neighbors: readonly StateSlug[];
}

/** Every state by its slug. */
export const overview: Readonly<Record<StateSlug, Overview>> = {
  alabama: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['florida', 'georgia', 'mississippi', 'tennessee'],
  },
  alaska: { barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' }, neighbors: [] },
  arizona: {
    barrier: { by: 'statute', standing: 'secondary', short: '5 ft, 20 in from the water' },
    neighbors: ['california', 'new-mexico', 'nevada', 'utah'],
  },
  arkansas: {
    barrier: { by: 'local', standing: 'secondary', short: '4 ft in the towns we checked' },
    neighbors: ['louisiana', 'missouri', 'mississippi', 'oklahoma', 'tennessee', 'texas'],
  },
  california: {
    barrier: { by: 'statute', standing: 'copy', short: 'two of seven safety features' },
    neighbors: ['arizona', 'nevada', 'oregon'],
  },
  colorado: {
    barrier: { by: 'local', standing: 'secondary', short: 'city or county code' },
    neighbors: ['kansas', 'nebraska', 'new-mexico', 'oklahoma', 'utah', 'wyoming'],
  },
  connecticut: {
    barrier: { by: 'statute', standing: 'copy', short: 'pool alarm required for a permit' },
    neighbors: ['massachusetts', 'new-york', 'rhode-island'],
  },
  delaware: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['maryland', 'new-jersey', 'pennsylvania'],
  },
  'district-of-columbia': {
    barrier: { by: 'local', standing: 'unknown', short: 'no rule confirmed' },
    neighbors: ['maryland', 'virginia'],
  },
  florida: {
    barrier: { by: 'statute', standing: 'copy', short: '4 ft barrier or another safety feature' },
    neighbors: ['alabama', 'georgia'],
  },
  georgia: {
    barrier: { by: 'code', standing: 'secondary', short: 'model pool code since 2017' },
    neighbors: ['alabama', 'florida', 'north-carolina', 'south-carolina', 'tennessee'],
  },
  hawaii: { barrier: { by: 'local', standing: 'unknown', short: 'county code, not confirmed' }, neighbors: [] },
  idaho: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['montana', 'nevada', 'oregon', 'utah', 'washington', 'wyoming'],
  },
  illinois: {
    barrier: { by: 'statute', standing: 'secondary', short: '42 in enclosure' },
    neighbors: ['iowa', 'indiana', 'kentucky', 'missouri', 'wisconsin'],
  },
  indiana: {
    barrier: { by: 'code', standing: 'copy', short: 'pool section of the residential code' },
    neighbors: ['illinois', 'kentucky', 'michigan', 'ohio'],
  },
  iowa: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['illinois', 'minnesota', 'missouri', 'nebraska', 'south-dakota', 'wisconsin'],
  },
  kansas: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['colorado', 'missouri', 'nebraska', 'oklahoma'],
  },
  kentucky: {
    barrier: { by: 'code', standing: 'secondary', short: '48 in under an older code' },
    neighbors: ['illinois', 'indiana', 'missouri', 'ohio', 'tennessee', 'virginia', 'west-virginia'],
  },
  louisiana: {
    barrier: { by: 'local', standing: 'secondary', short: 'model pool code, enforced by parishes' },
    neighbors: ['arkansas', 'mississippi', 'texas'],
  },
  maine: { barrier: { by: 'statute', standing: 'official', short: '4 ft fence' }, neighbors: ['new-hampshire'] },
  maryland: {
    barrier: { by: 'local', standing: 'secondary', short: 'county code; four counties require 48 in' },
    neighbors: ['delaware', 'district-of-columbia', 'pennsylvania', 'virginia', 'west-virginia'],
  },
  massachusetts: {
    barrier: { by: 'code', standing: 'secondary', short: '48 in under the building code' },
    neighbors: ['connecticut', 'new-hampshire', 'new-york', 'rhode-island', 'vermont'],
  },
  michigan: {
    barrier: { by: 'code', standing: 'secondary', short: 'enclosure under the building code' },
    neighbors: ['indiana', 'ohio', 'wisconsin'],
  },
  minnesota: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['iowa', 'north-dakota', 'south-dakota', 'wisconsin'],
  },
  mississippi: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['alabama', 'arkansas', 'louisiana', 'tennessee'],
  },
  missouri: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['arkansas', 'iowa', 'illinois', 'kansas', 'kentucky', 'nebraska', 'oklahoma', 'tennessee'],
  },
  montana: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['idaho', 'north-dakota', 'south-dakota', 'wyoming'],
  },
  nebraska: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['colorado', 'iowa', 'kansas', 'missouri', 'south-dakota', 'wyoming'],
  },
  nevada: {
    barrier: { by: 'local', standing: 'secondary', short: '60 in around Las Vegas' },
    neighbors: ['arizona', 'california', 'idaho', 'oregon', 'utah'],
  },
  'new-hampshire': {
    barrier: { by: 'code', standing: 'copy', short: 'model pool code' },
    neighbors: ['massachusetts', 'maine', 'vermont'],
  },
  'new-jersey': {
    barrier: { by: 'code', standing: 'copy', short: 'model pool code, 48 in' },
    neighbors: ['delaware', 'new-york', 'pennsylvania'],
  },
  'new-mexico': {
    barrier: { by: 'code', standing: 'unknown', short: 'fence rules not confirmed' },
    neighbors: ['arizona', 'colorado', 'oklahoma', 'texas'],
  },
  'new-york': {
    barrier: { by: 'code', standing: 'copy', short: 'alarm and 48 in barrier' },
    neighbors: ['connecticut', 'massachusetts', 'new-jersey', 'pennsylvania', 'vermont'],
  },
  'north-carolina': {
    barrier: { by: 'code', standing: 'official', short: 'barrier is part of the permit' },
    neighbors: ['georgia', 'south-carolina', 'tennessee', 'virginia'],
  },
  'north-dakota': {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['minnesota', 'montana', 'south-dakota'],
  },
  ohio: {
    barrier: { by: 'local', standing: 'unknown', short: 'residential code, not confirmed' },
    neighbors: ['indiana', 'kentucky', 'michigan', 'pennsylvania', 'west-virginia'],
  },
  oklahoma: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['arkansas', 'colorado', 'kansas', 'missouri', 'new-mexico', 'texas'],
  },
  oregon: {
    barrier: { by: 'code', standing: 'secondary', short: '48 in under the residential code' },
    neighbors: ['california', 'idaho', 'nevada', 'washington'],
  },
  pennsylvania: {
    barrier: { by: 'code', standing: 'secondary', short: '48 in if water is deeper than 24 in' },
    neighbors: ['delaware', 'maryland', 'new-jersey', 'new-york', 'ohio', 'west-virginia'],
  },
  'rhode-island': {
    barrier: { by: 'code', standing: 'secondary', short: '48 in according to secondary sources' },
    neighbors: ['connecticut', 'massachusetts'],
  },
  'south-carolina': {
    barrier: { by: 'code', standing: 'secondary', short: 'model pool code, not confirmed' },
    neighbors: ['georgia', 'north-carolina'],
  },
  'south-dakota': {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['iowa', 'minnesota', 'montana', 'north-dakota', 'nebraska', 'wyoming'],
  },
  tennessee: {
    barrier: { by: 'statute', standing: 'copy', short: 'pool alarm; fences are local' },
    neighbors: ['alabama', 'arkansas', 'georgia', 'kentucky', 'missouri', 'mississippi', 'north-carolina', 'virginia'],
  },
  texas: {
    barrier: { by: 'local', standing: 'unchecked', short: 'city and county rules' },
    neighbors: ['arkansas', 'louisiana', 'new-mexico', 'oklahoma'],
  },
  utah: {
    barrier: { by: 'code', standing: 'official', short: 'residential part of the model pool code' },
    neighbors: ['arizona', 'colorado', 'idaho', 'nevada', 'wyoming'],
  },
  vermont: {
    barrier: { by: 'local', standing: 'unchecked', short: 'no state rule confirmed' },
    neighbors: ['massachusetts', 'new-hampshire', 'new-york'],
  },
  virginia: {
    barrier: { by: 'code', standing: 'secondary', short: 'model pool code, 36 in clear zone' },
    neighbors: ['district-of-columbia', 'kentucky', 'maryland', 'north-carolina', 'tennessee', 'west-virginia'],
  },
  washington: {
    barrier: { by: 'code', standing: 'official', short: 'model pool code' },
    neighbors: ['idaho', 'oregon'],
  },
  'west-virginia': {
    barrier: { by: 'code', standing: 'secondary', short: 'model pool code, adopted by 2017' },
    neighbors: ['kentucky', 'maryland', 'ohio', 'pennsylvania', 'virginia'],
  },
  wisconsin: {
    barrier: { by: 'local', standing: 'secondary', short: 'town ordinance' },
    neighbors: ['iowa', 'illinois', 'michigan', 'minnesota'],
  },
  wyoming: {
    barrier: { by: 'local', standing: 'unknown', short: 'no state rule confirmed' },
    neighbors: ['colorado', 'idaho', 'montana', 'nebraska', 'south-dakota', 'utah'],
  },
};
