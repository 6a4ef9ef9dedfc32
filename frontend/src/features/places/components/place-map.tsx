export interface PlaceMapProps {
  /** What lies in the middle. */
  label: string;
  lat: number;
  lon: number;
  /** Of the circle. */
  miles: number;
}

/** Around a city when nobody chose a distance. */
export const cityMapMiles = 25;

/** As wide as the widest place for it, so that it is cut at the sides and never enlarged. */
const width = 960;
const height = 262;
/** Half the height of the map, in radii of the circle. */
const surroundings = 1.25;

/** The surroundings of a place with a circle of so many miles, drawn by the server. */
export function PlaceMap({ label, lat, lon, miles }: PlaceMapProps) {
  const query = new URLSearchParams({
    lat: String(lat),
    lon: String(lon),
    miles: String(miles * surroundings),
    width: String(width),
    height: String(height),
    radius: String(miles),
  });
  return (
    <img
      src={`/api/places/map.svg?${query}`}
      alt={`Map of ${miles} miles around ${label}`}
      width={width}
      height={height}
      decoding="async"
      className="size-full object-cover"
    />
  );
}
