import { energyPart } from '../../features/calculators/components/energy-calculator.js';
import type { PageModule } from '../page-module.js';

export { EnergyCalculator as Component } from '../../features/calculators/components/energy-calculator.js';

export const description =
  'What a pool pump, heater, hot tub, sauna or steam room costs to run each month in your climate, what would use less, and what size heater a room needs.';

export const loader: PageModule['loader'] =
  (services) =>
  async ({ request }) => {
    await energyPart(new URL(request.url).searchParams)?.load(services);
    return null;
  };
