import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { ListingFacts } from '@poolpros/contracts/events/directory';

/** What says how far a listing reaches. */
type Reaching = Pick<ListingFacts, 'serviceRadius'>;

/** Miles that no listing reaches beyond, so that a store need not look farther around a point. */
export const farthestReach = serviceRadiusMiles.max;

/** Miles around its place within which a listing serves; from 0 to `farthestReach`. The stores keep this number. */
export const reach = ({ serviceRadius }: Reaching): number => Math.min(Math.max(serviceRadius, 0), farthestReach);

/** Whether a listing serves a point that lies `miles` from its place; the edge is served. */
export const servesFrom = (installer: Reaching, miles: number): boolean => miles <= reach(installer);
