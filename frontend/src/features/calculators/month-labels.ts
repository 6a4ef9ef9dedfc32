import { monthNames } from '@poolpros/calculators/months';

/** Jan to Dec. */
export const monthLabels = monthNames.map((name) => name.slice(0, 3));

/** Where the greatest value lies, in words: "most in January, $120"; for what is nothing all year "nothing in any month". */
export function mostText(values: readonly number[], format: (value: number) => string): string {
  const most = Math.max(...values);
  return most > 0 ? `most in ${monthNames[values.indexOf(most)]}, ${format(most)}` : 'nothing in any month';
}
