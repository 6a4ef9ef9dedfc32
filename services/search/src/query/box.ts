import type { estypes } from '@elastic/elasticsearch';
import { boundingBox, metresPerMile } from '@poolpros/places/geo';
import type { Point } from '@poolpros/search-rules/plan';

/** In miles, more than the engine loses by storing coordinates with 32 bits. */
const slackMiles = 0.05;

/** A box that contains everything within `miles` of a point. */
export function boxAround({ lat, lon }: Point, miles: number): estypes.QueryDslQueryContainer {
  const { minLat, maxLat, minLon, maxLon } = boundingBox(lat, lon, (miles + slackMiles) * metresPerMile);
  return { geo_bounding_box: { location: { top: maxLat, bottom: minLat, left: minLon, right: maxLon } } };
}
