import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, test } from 'vitest';
import { isInUnitedStates, territoryAt } from './united-states.js';

type Point = [name: string, lat: number, lon: number];

const inside: Point[] = [
  ['Key West, FL', 24.5551, -81.78],
  ['Honolulu, HI', 21.3069, -157.8583],
  ['Hilo, HI', 19.7071, -155.0816],
  ['Lihue, HI', 21.9811, -159.3711],
  ['Nome, AK', 64.5011, -165.4064],
  ['Utqiagvik, AK', 71.2906, -156.7886],
  ['Anchorage, AK', 61.2181, -149.9003],
  ['Ketchikan, AK', 55.3422, -131.6461],
  ['Adak, AK, east of the 180th meridian', 51.88, -176.6581],
  ['Shemya, AK, west of the 180th meridian', 52.7237, 174.1131],
  ['Manhattan, NY', 40.7831, -73.9712],
  ['Battery Park, NY', 40.7033, -74.017],
  ['Montauk Point, NY', 41.071, -71.8571],
  ['Miami Beach, FL', 25.7907, -80.13],
  ['Nantucket, MA', 41.2835, -70.0995],
  ['Provincetown, MA', 42.0584, -70.1787],
  ['Block Island, RI', 41.1726, -71.5778],
  ['Hatteras, NC', 35.2193, -75.6902],
  ['Galveston, TX', 29.3013, -94.7977],
  ['South Padre Island, TX', 26.1118, -97.1681],
  ['Avalon on Catalina, CA', 33.3428, -118.3278],
  ['Treasure Island, CA', 37.8235, -122.3706],
  ['Friday Harbor, WA', 48.5343, -123.0171],
  ['Point Roberts, WA', 48.9854, -123.0777],
  ['Blaine, WA', 48.9937, -122.7471],
  ['Detroit, MI, at the river', 42.3286, -83.0431],
  ['Port Huron, MI', 42.9709, -82.4249],
  ['Sault Ste. Marie, MI', 46.4977, -84.3476],
  ['Buffalo, NY, at the lake', 42.8771, -78.889],
  ['Niagara Falls, NY', 43.0945, -79.0567],
  ['Massena, NY', 44.9281, -74.8919],
  ['Derby Line, VT', 45.0045, -72.0993],
  ['Eastport, ME', 44.9062, -66.99],
  ['Calais, ME', 45.1845, -67.2786],
  ['International Falls, MN', 48.601, -93.4105],
  ['Angle Inlet, MN', 49.3455, -95.0703],
  ['Sweetgrass, MT', 48.9978, -111.9616],
  ['El Paso, TX', 31.7619, -106.485],
  ['El Paso, TX, at the bridge', 31.7497, -106.4866],
  ['San Ysidro, CA', 32.552, -117.043],
  ['Nogales, AZ', 31.3404, -110.9343],
  ['Laredo, TX', 27.5036, -99.5076],
  ['Brownsville, TX', 25.9017, -97.4975],
  ['Washington, DC', 38.9072, -77.0369],
  ['a pier at Coney Island, NY', 40.5705, -73.9832],
  ['a mile off Chicago', 41.8819, -87.595],
];

const outside: Point[] = [
  ['Windsor, ON', 42.3149, -83.0364],
  ['Windsor, ON, at the river', 42.3187, -83.0415],
  ['Sarnia, ON', 42.9745, -82.4066],
  ['Niagara Falls, ON', 43.0896, -79.0849],
  ['Fort Erie, ON', 42.9018, -78.9222],
  ['Sault Ste. Marie, ON', 46.5219, -84.3461],
  ['Fort Frances, ON', 48.6155, -93.396],
  ['Kingston, ON', 44.2312, -76.486],
  ['Cornwall, ON', 45.0213, -74.7303],
  ['Stanstead, QC', 45.0168, -72.0943],
  ['Saint Stephen, NB', 45.1942, -67.2766],
  ['Campobello, NB', 44.887, -66.95],
  ['Tsawwassen, BC', 49.0063, -123.076],
  ['White Rock, BC', 49.0253, -122.803],
  ['Victoria, BC', 48.4284, -123.3656],
  ['Saturna Island, BC', 48.783, -123.15],
  ['Coutts, AB', 49.0021, -111.9617],
  ['Stewart, BC', 55.9364, -129.9894],
  ['Tijuana', 32.5149, -117.0382],
  ['Tijuana, at the beach', 32.5302, -117.1205],
  ['Mexicali', 32.6519, -115.4683],
  ['Ciudad Juárez', 31.7396, -106.487],
  ['Nogales, Sonora', 31.3256, -110.9446],
  ['Nuevo Laredo', 27.4861, -99.5069],
  ['Matamoros', 25.8797, -97.5041],
  ['San Juan, PR', 18.4655, -66.1057],
  ['Charlotte Amalie, VI', 18.3419, -64.9307],
  ['Hagåtña, GU', 13.4757, 144.7489],
  ['Nassau', 25.0443, -77.3504],
  ['Bimini', 25.7267, -79.297],
  ['Havana', 23.1136, -82.3666],
  ['Hamilton, Bermuda', 32.2949, -64.783],
  ['Big Diomede', 65.78, -169.06],
  ['London', 51.5074, -0.1278],
  ['Madrid', 40.4168, -3.7038],
  ['Beijing', 39.9042, 116.4074],
  ['the middle of Lake Michigan', 43, -87],
  ['ten miles off Miami', 25.77, -79.97],
  ['nought', 0, 0],
  ['the North Pole', 90, 0],
  ['the South Pole', -90, -180],
];

describe('the point-in-US test', () => {
  test.each(inside)('%s is in the United States', (_name, lat, lon) => {
    expect(isInUnitedStates(lat, lon)).toBe(true);
  });

  test.each(outside)('%s is not', (_name, lat, lon) => {
    expect(isInUnitedStates(lat, lon)).toBe(false);
  });

  test.each([
    ['San Juan, PR', 18.4655, -66.1057, 'PR'],
    ['Charlotte Amalie, VI', 18.3419, -64.9307, 'VI'],
    ['Hagåtña, GU', 13.4757, 144.7489, 'GU'],
    ['Saipan, MP', 15.1778, 145.7506, 'MP'],
    ['Pago Pago, AS', -14.2756, -170.702, 'AS'],
    ['Miami, FL', 25.7617, -80.1918, null],
    ['Tortola', 18.4314, -64.6187, null],
    ['Santo Domingo', 18.4861, -69.9312, null],
    ['Palau', 7.515, 134.5825, null],
  ])('%s is in the territory %s', (_name, lat, lon, territory) => {
    expect(territoryAt(lat, lon)).toBe(territory);
  });

  test('every city of the place data is in the United States', () => {
    const places = loadPlaces();
    const cities = places.states.flatMap((state) => places.citiesOf(state.slug));
    const missed = cities.filter((city) => !isInUnitedStates(city.latitude, city.longitude));
    expect(cities.length).toBeGreaterThan(16_000);
    expect(missed.map((city) => city.label)).toEqual([]);
  });
});
