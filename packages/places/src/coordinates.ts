interface Position {
  lat: number;
  lon: number;
}

const decimal = /^(?:geo:)?[([]?\s*(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*[)\]]?$/i;
const degrees = String.raw`(\d{1,3}(?:\.\d+)?)(?:\s*[°º]|\s)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|''|′′)\s*)?`;
const hemispheres = new RegExp(String.raw`^${degrees}([NS])\s*[,;]?\s*${degrees}([EW])$`, 'i');

const inDegrees = (whole = '0', minutes = '0', seconds = '0'): number =>
  Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;

function positionIn(text: string): Position | null {
  const [, lat, lon] = decimal.exec(text) ?? [];
  if (lat && lon) return { lat: Number(lat), lon: Number(lon) };
  const parts = hemispheres.exec(text);
  if (!parts) return null;
  const [, north, northMinutes, northSeconds, ns, east, eastMinutes, eastSeconds, ew] = parts;
  return {
    lat: inDegrees(north, northMinutes, northSeconds) * (/s/i.test(ns ?? '') ? -1 : 1),
    lon: inDegrees(east, eastMinutes, eastSeconds) * (/w/i.test(ew ?? '') ? -1 : 1),
  };
}

/** A position in the notations of maps: `40.7128,-74.0060`, `40.7128° N, 74.0060° W`, `40°42'46"N 74°00'22"W`. */
export function coordinatesOf(text: string): Position | null {
  const position = positionIn(text.trim());
  return position && Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : null;
}
