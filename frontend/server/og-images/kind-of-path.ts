import type { RouteName } from '@poolpros/contracts/page-table';
import { matchRoute } from '@poolpros/contracts/route-match';
import type { OgImageKind } from './og-image.js';

const kinds: Partial<Record<RouteName, OgImageKind>> = {
  countryChooser: 'home',
  unitedStates: 'home',
  home: 'home',
  states: 'state',
  state: 'state',
  stateRegulations: 'state',
  city: 'city',
  neighborhood: 'city',
  cityOfState: 'city',
  cityLanding: 'city',
  serviceArea: 'city',
  serviceAreaOfState: 'city',
  serviceAreaOfCity: 'city',
  nearMe: 'city',
  nearCity: 'city',
  serviceCity: 'service',
  profile: 'profile',
  profileInNeighborhood: 'profile',
  installerProfile: 'profile',
  project: 'profile',
};

/** The kind of the page at a path. */
export function kindOfPath(path: string): OgImageKind {
  const name = matchRoute(path)?.name;
  return (name && kinds[name]) ?? 'page';
}
