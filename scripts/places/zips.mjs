import { states } from '@poolpros/contracts/states';

// The District of Columbia is no state of the product, but people there have pools and ZIPs.
const stateCodes = new Set([...states.map((state) => state.code), 'DC']);
const decimals = 5;
const rounded = (degrees) => Number(degrees.toFixed(decimals));

/** The ZIPs of the states and the District of Columbia, ascending, at their Census centroid where there is one. */
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
