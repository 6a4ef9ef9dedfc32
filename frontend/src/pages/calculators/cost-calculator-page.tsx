export { CostCalculator as Component } from '../../features/calculators/components/cost-calculator.js';

export const description =
  'Estimate what a pool costs: low, middle and high for fiberglass, vinyl, concrete and above-ground pools, line by line and by state, with dated sources.';
