import type { ServiceSlug } from '@poolpros/contracts/pages/places';
import type { ServiceText } from './about.js';
import { financing, installation, installationCost, renovation, repair } from './building.js';
import { hotTub, sauna, spa, spaRepair } from './spas.js';
import { careCalendar, cleaning, maintenance, opening, summer, winterization } from './upkeep.js';

/** What each service says about a place. */
export const serviceTexts: Record<ServiceSlug, ServiceText> = {
  'pool-maintenance': maintenance,
  'pool-installation': installation,
  'pool-repair': repair,
  'pool-renovation': renovation,
  'pool-financing': financing,
  'pool-cleaning': cleaning,
  'pool-winterization': winterization,
  'pool-opening': opening,
  'summer-maintenance': summer,
  'pool-installation-cost': installationCost,
  'pool-care-calendar': careCalendar,
  'hot-tub-installation': hotTub,
  'spa-installation': spa,
  'spa-repair': spaRepair,
  'sauna-installation': sauna,
};
