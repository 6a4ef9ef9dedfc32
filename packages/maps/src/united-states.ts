import { earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import { lazy } from '@poolpros/places/lazy';
import { atlas, type Bounds, contains, type Polygon, type Position } from './atlas.js';

/** Census codes from here on are territories. */
const firstTerritory = 60;

// The waters of a state reach three nautical miles (Submerged Lands Act); the atlas also leaves out small islands.
const shoreMiles = 3.45;

// Where another country begins the outline itself decides, but for what it was rounded by.
const borderMiles = 0.05;

/** Where another country begins within the miles of a shore. */
const borderlands: readonly [south: number, west: number, north: number, east: number][] = [
  [28.9, -117.3, 32.545, -100], // Tijuana to Ciudad Acuña
  [32.5, -117, 32.8, -114.6], // Tecate to Los Algodones
  [26, -104, 29.9, -98.2], // Ojinaga to Reynosa
  [25.7, -98.3, 26.15, -97.3], // Reynosa to Matamoros
  [25.7, -97.4, 25.957, -97], // mouth of the Rio Grande
  [48.6, -123.7, 49.1, -123], // Gulf Islands, Point Roberts
  [48.97, -123.7, 49.2, -95], // the 49th parallel
  [47.9, -95.5, 49.5, -89.3], // Lake of the Woods to Lake Superior
  [45.8, -84.9, 46.7, -83.2], // St. Marys River
  [41.9, -83.2, 43.1, -82.3], // Lake St. Clair and its rivers
  [42.8, -79.15, 43.35, -78.87], // Niagara River
  [44.05, -76.6, 45.15, -74.5], // St. Lawrence River
  [44.9, -74.8, 46, -70], // New York to New Hampshire
  [45.1, -71.6, 47.6, -67.1], // Maine, inland
  [44.7, -67.3, 45.3, -66.8], // Passamaquoddy Bay
  [55.7, -130.3, 56.2, -129.8], // Hyder
  [60.2, -141.2, 69.8, -140.8], // Yukon
  [65.6, -169.3, 66, -168.97], // Diomede Islands
];

const mainParts = lazy(() =>
  atlas()
    .states.filter(({ id }) => Number(id) < firstTerritory)
    .flatMap(({ polygons }) => polygons),
);

/** The postal code of the territory of the United States in which a point lies, with the waters off its shores, or null. */
export function territoryAt(lat: number, lon: number): string | null {
  const found = atlas().states.find(
    ({ id, polygons }) =>
      Number(id) >= firstTerritory &&
      polygons.some((polygon) => contains(polygon, lat, lon) || isNear(polygon, lat, lon, shoreMiles)),
  );
  return found?.code ?? null;
}

/** Whether a point lies in the 50 states or the District of Columbia, with the waters off their shores. */
export function isInUnitedStates(lat: number, lon: number): boolean {
  if (mainParts().some((polygon) => contains(polygon, lat, lon))) return true;
  const atBorder = borderlands.some(([south, west, north, east]) => within({ south, west, north, east }, lat, lon));
  const tolerance = atBorder ? borderMiles : shoreMiles;
  return mainParts().some((polygon) => isNear(polygon, lat, lon, tolerance));
}

const within = ({ south, west, north, east }: Bounds, lat: number, lon: number): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

const milesPerDegree = ((earthRadiusMetres / metresPerMile) * Math.PI) / 180;

function isNear({ rings, bounds }: Polygon, lat: number, lon: number, miles: number): boolean {
  const milesPerDegreeEast = milesPerDegree * Math.cos((lat * Math.PI) / 180);
  const [north, east] = [miles / milesPerDegree, miles / milesPerDegreeEast];
  const around = {
    south: bounds.south - north,
    north: bounds.north + north,
    west: bounds.west - east,
    east: bounds.east + east,
  };
  if (!within(around, lat, lon)) return false;
  // At this distance the earth may be taken as flat.
  const toMiles = ([pointLon, pointLat]: Position) => ({
    x: (pointLon - lon) * milesPerDegreeEast,
    y: (pointLat - lat) * milesPerDegree,
  });
  return rings.some((ring) =>
    ring.some((point, index) => {
      const next = ring[index + 1];
      return next !== undefined && milesToEdge(toMiles(point), toMiles(next)) <= miles;
    }),
  );
}

/** Distance of the origin from the line between two points. */
function milesToEdge(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / length));
  return Math.hypot(a.x + share * dx, a.y + share * dy);
}
