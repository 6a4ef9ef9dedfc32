import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr, qrSvg } from './qr-drawing.js';

const link = 'https://poolpros.example/direct-review/7';

it('draws the squares of the code', async () => {
  const { size, dark } = await drawQr(link, true);
  const { data } = encode(link, { ecc: 'M', border: 4 });
  expect(size).toBe(data.length);
  const rows = data.map((row, y) => row.map((_, x) => dark.some(([column, line]) => column === x && line === y)));
  expect(rows).toEqual(data);
});

it('leaves the four units free that scanners need on paper', async () => {
  const { size, dark } = await drawQr(link, true);
  for (const at of dark.flat()) {
    expect(at).toBeGreaterThanOrEqual(4);
    expect(at).toBeLessThan(size - 4);
  }
});

it('is an SVG with a white ground', async () => {
  const drawing = await drawQr(link, true);
  expect(qrSvg(drawing)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+mm"/);
  expect(qrSvg(drawing)).toContain(`d="${drawing.path}"`);
});
