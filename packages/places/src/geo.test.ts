import { describe, expect, it } from 'vitest';
import { boundingBox, earthRadiusMetres, metresPerMile, milesBetween } from './geo.js';

const austin = { latitude: 30.26715, longitude: -97.74306 };
const houston = { latitude: 29.76328, longitude: -95.36327 };

describe('milesBetween', () => {
  it('measures a degree along the equator as a 360th of the circumference', () => {
    const miles = milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 });
    expect(miles).toBeCloseTo((2 * Math.PI * earthRadiusMetres) / 360 / metresPerMile, 9);
  });

  it('measures Austin to Houston as about 146 miles, both ways', () => {
    expect(milesBetween(austin, houston)).toBeGreaterThan(145);
    expect(milesBetween(austin, houston)).toBeLessThan(147);
    expect(milesBetween(houston, austin)).toBeCloseTo(milesBetween(austin, houston), 9);
  });

  it('is zero from a point to itself and half the circumference to the opposite one', () => {
    expect(milesBetween(austin, austin)).toBe(0);
    const opposite = { latitude: -austin.latitude, longitude: austin.longitude + 180 };
    expect(milesBetween(austin, opposite)).toBeCloseTo((Math.PI * earthRadiusMetres) / metresPerMile, 3);
  });
});

describe('boundingBox', () => {
  const pointAt = (lat: number, lon: number, metres: number, bearing: number) => {
    const angle = metres / earthRadiusMetres;
    const phi = (lat * Math.PI) / 180;
    const phi2 = Math.asin(Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing));
    const shift = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
      Math.cos(angle) - Math.sin(phi) * Math.sin(phi2),
    );
    return { lat: (phi2 * 180) / Math.PI, lon: lon + (shift * 180) / Math.PI };
  };

  it.each([
    [30.27, -97.74, 10],
    [64.84, -147.72, 150],
    [19.73, -155.09, 100],
  ])('holds every point at the limit around %d, %d within %d miles', (lat, lon, miles) => {
    const metres = miles * metresPerMile;
    const box = boundingBox(lat, lon, metres);
    for (let step = 0; step < 360; step++) {
      const point = pointAt(lat, lon, metres, (step * Math.PI) / 180);
      expect(point.lat).toBeGreaterThanOrEqual(box.minLat);
      expect(point.lat).toBeLessThanOrEqual(box.maxLat);
      expect(point.lon).toBeGreaterThanOrEqual(box.minLon);
      expect(point.lon).toBeLessThanOrEqual(box.maxLon);
    }
  });

  it('is hardly larger than the circle', () => {
    const box = boundingBox(30, -97, metresPerMile * 10);
    const east = milesBetween({ latitude: 30, longitude: -97 }, { latitude: 30, longitude: box.maxLon });
    expect(east).toBeGreaterThan(10);
    expect(east).toBeLessThan(10.001);
  });

  it('spans all longitudes where it reaches a pole or the 180th meridian', () => {
    expect(boundingBox(89.9, 0, metresPerMile * 25)).toMatchObject({ maxLat: 90, minLon: -180, maxLon: 180 });
    expect(boundingBox(52.9, 179.9, metresPerMile * 25)).toMatchObject({ minLon: -180, maxLon: 180 });
  });
});
