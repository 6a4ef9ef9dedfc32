import { monthNames } from '@poolpros/calculators/months';

/** Jan to Dec. */
export const monthLabels = monthNames.map((name) => name.slice(0, 3));

/** Where the greatest value lies, in words: "highest in January, at $120"; "zero every month" if there is none. */
export function mostText(values: readonly number[], format: (value: number) => string): string {
  const most = Math.max(...values);
  return most > 0 ? `highest in ${monthNames[values.indexOf(most)]}, at ${format(most)}` : 'zero every month';
}
