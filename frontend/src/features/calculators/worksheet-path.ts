import type { CostLine } from '@poolpros/calculators/cost';
import { pagePaths } from '@poolpros/contracts/paths';

/** The field that holds what the cost calculator has for a line. */
export const estimateField = (id: string): string => `${id}e`;

/** A worksheet with what an estimate has for its lines; the pool itself is several of them. */
export function worksheetPath(lines: readonly CostLine[]): string {
  const fields = lines
    .filter(({ part }) => part !== 'pool')
    .map(({ part, price }) => [estimateField(part), String(price[1])]);
  return `${pagePaths.quoteWorksheet}?${new URLSearchParams(fields)}`;
}
