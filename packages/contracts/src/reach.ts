import { serviceRadiusMiles } from './catalogue.js';
import type { ListingFacts } from './events/directory.js';

/** The fields that determine how far a listing reaches. */
type Reaching = Pick<ListingFacts, 'serviceRadius'>;

/** The farthest that any listing reaches, in miles. A store need not look farther around a point. */
export const farthestReach = serviceRadiusMiles.max;

/** Miles around its place that a listing serves, from 0 to `farthestReach`. The stores keep this number. */
export const reach = ({ serviceRadius }: Reaching): number => Math.min(Math.max(serviceRadius, 0), farthestReach);

/** Whether a listing serves a point `miles` from its place, the edge included. */
export const servesFrom = (installer: Reaching, miles: number): boolean => miles <= reach(installer);
