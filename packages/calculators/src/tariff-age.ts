import { type Age, isDue } from '@poolpros/contracts/good-until';
import type { State } from '@poolpros/contracts/states';
import { electricityAsOf, gasAsOf, gasPerMcf } from './energy-factors.js';
import { waterAsOf } from './water-factors.js';

/** The tariffs that visitors are told the age of (docs/rules.md#factor-age). */
export const tariffAges = {
  electricity: { asOf: electricityAsOf, maxAgeMonths: 6 },
  gas: { asOf: gasAsOf, maxAgeMonths: 12 },
  propane: { asOf: gasAsOf, maxAgeMonths: 12 },
  water: { asOf: waterAsOf, maxAgeMonths: 12 },
} as const satisfies Record<string, Age>;
export type Tariff = keyof typeof tariffAges;

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whether a tariff is the average of the state itself. */
const isOfState = (tariff: Tariff, state: State): boolean =>
  tariff === 'electricity' || (tariff === 'gas' && gasPerMcf[state.code] !== undefined);

/** What a price that nobody typed is: of where, of which month, and what to do where it is older than its limit. */
export function averageText(tariff: Tariff, state: State | null, today: Date): string {
  const age = tariffAges[tariff];
  const month = monthOfYear.format(new Date(age.asOf));
  const average =
    state && isOfState(tariff, state)
      ? `Average ${state.label} price, ${month}.`
      : `${tariff === 'electricity' ? 'Average' : 'Estimated'} US price, ${month}.`;
  if (!isDue(age, today)) return `${average} Your own price is on your bill.`;
  const limit = age.maxAgeMonths === 12 ? 'a year' : `${age.maxAgeMonths} months`;
  return `${average} It is more than ${limit} old. Enter the price on your bill.`;
}
