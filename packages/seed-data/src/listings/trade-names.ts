import type { StateSlug } from '@poolpros/contracts/states';
import { fold } from '@poolpros/places/fold';
import type { Random } from '../random.js';
import { type FirmKindName, firmKinds } from './firms.js';
import { brandWords } from './words/brands.js';
import { familyNames, givenNames } from './words/people.js';
import { regionalWords } from './words/regions.js';

interface NamedFirm {
  kind: FirmKindName;
  stateSlug: StateSlug;
  city: string;
}

type Pattern = (firm: NamedFirm, trade: string, random: Random) => string;

const family = (random: Random): string => random.pick(familyNames);

/** Each pattern as often as its share: places and brands are more common than people. */
const patterns: readonly Pattern[] = [
  ({ stateSlug }, trade, random) => `${random.pick(regionalWords[stateSlug])} ${trade}`,
  ({ stateSlug }, trade, random) => `${random.pick(regionalWords[stateSlug])} ${trade}`,
  (_firm, trade, random) => `${random.pick(brandWords)} ${trade}`,
  (_firm, trade, random) => `${random.pick(brandWords)} ${trade}`,
  (_firm, trade, random) => `${random.pick(brandWords)} ${trade}`,
  ({ city }, trade, random) => `${random.pick(brandWords)} ${trade} of ${city}`,
  ({ city }, trade) => `${city} ${trade}`,
  (_firm, trade, random) => `${family(random)} ${trade}`,
  (_firm, trade, random) => `${family(random)} ${trade}`,
  (_firm, trade, random) => `${family(random)} & ${random.pick(['Sons', 'Daughters', 'Family'])} ${trade}`,
  (_firm, trade, random) => `${random.pickSome(familyNames, 2).join(' & ')} ${trade}`,
  (_firm, trade, random) => `${family(random)} Brothers ${trade}`,
  (_firm, trade, random) => `${random.pick(givenNames)}'s ${trade}`,
];

const attempts = 12;

/** Makes trade names, each only once in a state. */
export function createTradeNames(): (firm: NamedFirm, random: Random) => string {
  const taken = new Set<string>();

  function take(firm: NamedFirm, name: string): boolean {
    const key = `${firm.stateSlug} ${fold(name)}`;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  }

  return (firm, random) => {
    const { trades } = firmKinds[firm.kind];
    for (let attempt = 0; attempt < attempts; attempt++) {
      const name = random.pick(patterns)(firm, random.pick(trades), random);
      if (take(firm, name)) return name;
    }
    const name = `${family(random)} ${random.pick(trades)} of ${firm.city}`;
    for (let branch = 1; ; branch++) {
      const numbered = branch === 1 ? name : `${name} No. ${branch}`;
      if (take(firm, numbered)) return numbered;
    }
  };
}
