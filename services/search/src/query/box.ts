import type { estypes } from '@elastic/elasticsearch';
import type { Point } from '@poolpros/search-rules/plan';

/** A degree of latitude on the engine's sphere is 69.09 miles. */
const milesPerDegree = 69;
/** More than what the engine loses when it stores a place with 32 bits a coordinate, in miles. */
const slackMiles = 0.05;
/** Nearer to a pole than this a box spans many meridians, or holds the pole. */
const highestLatitude = 85;

/** A box that holds everything within `miles` of a point; near a pole, where there is none of use, the circle itself. */
export function boxAround({ lat, lon }: Point, miles: number): estypes.QueryDslQueryContainer {
  const height = (miles * 1.002 + slackMiles) / milesPerDegree;
  const farthest = Math.abs(lat) + height;
  if (farthest > highestLatitude)
    return { geo_distance: { distance: `${miles + slackMiles}mi`, location: { lat, lon } } };
  // The circle is widest where it is nearest to a pole, but never wider than a circle of latitude there is short.
  const width = height / Math.cos((farthest * Math.PI) / 180);
  return {
    geo_bounding_box: {
      location: {
        top: lat + height,
        bottom: lat - height,
        left: normalLongitude(lon - width),
        right: normalLongitude(lon + width),
      },
    },
  };
}

/** In the engine a box whose left side is east of its right one lies across the 180th meridian. */
const normalLongitude = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
