import { states } from '@poolpros/contracts/states';

const stateCodes = new Set(states.map((state) => state.code));
const decimals = 5;
const rounded = (degrees) => Number(degrees.toFixed(decimals));

/** The ZIPs of the states, ascending, at their Census centroid where there is one. */
export function buildZips({ postalCodes, centroids }) {
  return postalCodes
    .filter((row) => stateCodes.has(row.stateCode))
    .map((row) => {
      const { latitude, longitude } = centroids.get(row.zip) ?? row;
      return {
        zip: row.zip,
        city: row.city,
        stateCode: row.stateCode,
        latitude: rounded(latitude),
        longitude: rounded(longitude),
      };
    })
    .sort((a, b) => Number(a.zip) - Number(b.zip));
}
