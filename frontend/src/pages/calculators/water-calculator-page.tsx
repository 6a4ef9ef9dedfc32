export { WaterCalculator as Component } from '../../features/calculators/components/water-calculator.js';

export const description =
  'How many gallons a pool loses each month in your climate to evaporation, backwashing and splashing, what a cover saves, and what the water costs.';
