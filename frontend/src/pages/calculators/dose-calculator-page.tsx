import { loadDoseParts } from '../../features/calculators/components/dose/dose-parts.js';
import type { PageModule } from '../page-module.js';

export { DoseCalculator as Component } from '../../features/calculators/components/dose/dose-calculator.js';

export const description =
  'How much chlorine, acid, baking soda, stabilizer, calcium or salt your pool needs, based on its gallons and your test results, and what never to mix.';

export const loader: PageModule['loader'] = () => async () => {
  await loadDoseParts();
  return null;
};
