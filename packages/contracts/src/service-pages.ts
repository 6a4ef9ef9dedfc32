import { type Service, sentenceLabelOf } from './catalogue.js';
import { type ServiceSlug, serviceSlugs } from './pages/places.js';

/** The service whose businesses a page about a service lists. */
export const serviceOfPage: Readonly<Record<ServiceSlug, Service>> = {
  'pool-maintenance': 'Pool Maintenance',
  'pool-installation': 'Pool Installation',
  'pool-repair': 'Pool Repair',
  'pool-renovation': 'Pool Renovation',
  'pool-financing': 'Pool Installation',
  'pool-cleaning': 'Pool Cleaning',
  'pool-winterization': 'Pool Winterization',
  'pool-opening': 'Pool Opening',
  'summer-maintenance': 'Summer Maintenance',
  'pool-installation-cost': 'Pool Installation',
  'pool-care-calendar': 'Pool Maintenance',
  'hot-tub-installation': 'Hot Tub Installation',
  'spa-installation': 'Spa Installation',
  'spa-repair': 'Spa Repair',
  'sauna-installation': 'Sauna Installation',
};

/** Pages about something other than the service itself. */
const ownLabels: Partial<Record<ServiceSlug, string>> = {
  'pool-financing': 'Pool financing',
  'pool-installation-cost': 'Pool installation cost',
  'pool-care-calendar': 'Pool care calendar',
};

export const isServiceSlug = (slug: string): slug is ServiceSlug => serviceSlugs.some((each) => each === slug);

/** "Pool repair" from `pool-repair`. */
export const serviceLabel = (slug: ServiceSlug): string => ownLabels[slug] ?? sentenceLabelOf(serviceOfPage[slug]);
