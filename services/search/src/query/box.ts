import type { estypes } from '@elastic/elasticsearch';
import { boundingBox, metresPerMile } from '@poolpros/places/geo';
import type { Point } from '@poolpros/search-rules/plan';

/** More than what the engine loses when it stores a place with 32 bits a coordinate, in miles. */
const slackMiles = 0.05;

/** A box that holds everything within `miles` of a point. */
export function boxAround({ lat, lon }: Point, miles: number): estypes.QueryDslQueryContainer {
  const { minLat, maxLat, minLon, maxLon } = boundingBox(lat, lon, (miles + slackMiles) * metresPerMile);
  return { geo_bounding_box: { location: { top: maxLat, bottom: minLat, left: minLon, right: maxLon } } };
}
