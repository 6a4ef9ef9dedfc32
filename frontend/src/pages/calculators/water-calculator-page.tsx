export { WaterCalculator as Component } from '../../features/calculators/components/water-calculator.js';

export const description =
  'How many gallons a pool loses each month in your climate by evaporation, backwashing and splashing, what a cover keeps in, and what the water costs.';
