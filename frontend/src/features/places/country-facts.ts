import { climateZones } from '@poolpros/calculators/climate';
import { estimateCost, poolAlone } from '@poolpros/calculators/cost';
import { costFactorsAsOf } from '@poolpros/calculators/cost-factors';
import type { LicenseRule } from '@poolpros/contracts/http/place-facts';
import { licenseRuleOf } from '@poolpros/contracts/licenses/index';
import { states } from '@poolpros/contracts/states';
import { bandText } from './facts-text.js';

/** What is known of pools in the whole country. */
export interface CountryFacts {
  /** What an inground pool costs, from the least to the most of its kinds. */
  inground: string;
  pricesAsOf: string;
  climates: number;
  /** Climate zones in which pools stay open all year, most of them with freeze protection. */
  openAllYear: number;
  /** States by what they require of pool builders. */
  states: Readonly<Record<LicenseRule['kind'], number>>;
}

/** Counted and computed from the tables that the pages of places have their facts from. */
export function countryFacts(): CountryFacts {
  const shown = (type: 'vinyl' | 'concrete') => estimateCost(poolAlone(type, null)).shown;
  const [low] = shown('vinyl');
  const [, , high] = shown('concrete');
  const zones = Object.values(climateZones);
  const kinds = states.map(({ code }) => licenseRuleOf(code).kind);
  const statesOf = (kind: LicenseRule['kind']) => kinds.filter((each) => each === kind).length;
  return {
    inground: bandText({ low, mid: null, high }),
    pricesAsOf: costFactorsAsOf,
    climates: zones.length,
    openAllYear: zones.filter(({ winter }) => winter !== 'closed').length,
    states: {
      license: statesOf('license'),
      registration: statesOf('registration'),
      none: statesOf('none'),
      unknown: statesOf('unknown'),
    },
  };
}
