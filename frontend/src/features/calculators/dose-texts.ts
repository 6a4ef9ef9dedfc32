import type { Measure } from '@poolpros/calculators/dose';
import type { Step } from '@poolpros/calculators/dose-steps';
import { measureNames } from '../../../content/calculators/dose-page.js';
import { amountText } from './dose-amounts.js';

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Gallons to the nearest ten. */
export const gallonsText = (gallons: number): string => `${wholes.format(Math.round(gallons / 10) * 10)} gal`;

/** Ppm below this have decimals. */
const small = 10;

/** A reading with its unit; pH has none. */
export function levelText(of: Measure, value: number): string {
  if (of === 'ph') return String(Number(value.toFixed(2)));
  return `${value < small ? Number(value.toFixed(2)) : wholes.format(value)} ppm`;
}

export type Work = Exclude<Step, { kind: 'advice' }>;

/** What is to be done now: the first step that adds or replaces something. */
export const firstWork = (steps: readonly Step[]): Work | undefined =>
  steps.find((step): step is Work => step.kind !== 'advice');

/** How much of it before the next test: gallons, or grams or milliliters of the product. */
export const amountNow = (work: Work): number =>
  work.kind === 'refill' ? work.gallons : work.amount[1] * work.firstShare;

/** Such an amount in words. */
export const workText = (work: Work, amount = amountNow(work)): string =>
  work.kind === 'refill' ? gallonsText(amount) : amountText(amount, work.product);

/** A step in one line, for a message or for those who hear it. */
export function stepLine(step: Step): string {
  const name = measureNames[step.of];
  const from = levelText(step.of, step.from);
  if (step.kind === 'advice') return `${name} ${from}`;
  const levels = `${name} ${from} to ${levelText(step.of, step.to)}`;
  if (step.kind === 'refill') return `${levels}: replace ${gallonsText(step.gallons)}`;
  return `${levels}: ${amountText(step.amount[1], step.product)}, ${step.product.label}`;
}
