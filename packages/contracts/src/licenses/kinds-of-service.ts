import type { Service } from '../catalogue.js';
import type { LicenseKind } from './kinds.js';

/**
 * The licensed work in a service, the main kind first. A portable tub and a sauna need wiring that their installer
 * seldom does. A missing service needs no license.
 */
export const kindsOfService: Partial<Record<Service, readonly LicenseKind[]>> = {
  'Pool Installation': ['inground'],
  'Spa Installation': ['inground'],
  'Pool Renovation': ['renovate'],
  'Pool Repair': ['repair'],
  'Spa Repair': ['repair'],
  'Pool Heating': ['repair'],
  'Pool Cleaning': ['cleaning'],
  'Pool Maintenance': ['cleaning'],
  'Summer Maintenance': ['cleaning'],
  'Pool Winterization': ['seasonal'],
  'Pool Opening': ['seasonal'],
  'Hot Tub Installation': ['portableSpa', 'wiring'],
  'Sauna Installation': ['sauna', 'wiring'],
};
