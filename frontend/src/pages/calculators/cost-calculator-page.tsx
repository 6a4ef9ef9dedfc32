export { CostCalculator as Component } from '../../features/calculators/components/cost-calculator.js';

export const description =
  'Estimate what a swimming pool costs: low, middle and high for fiberglass, vinyl, concrete and above-ground pools, line by line, by state, with dated sources.';
