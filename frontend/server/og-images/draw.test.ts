import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawOgImage } from './draw.js';
import type { OgImage, OgImageKind } from './og-image.js';

const kinds: OgImageKind[] = ['home', 'state', 'city', 'service', 'profile', 'page'];
const rated: OgImage = {
  kind: 'profile',
  title: 'Hillstone Pools',
  line: 'Austin, Texas',
  rating: { stars: 4.8, reviews: 32 },
};

it.each(kinds)('paints a picture of the kind %s in the size that other sites show', async (kind) => {
  const { format, width, height, size } = await sharp(
    await drawOgImage({ kind, title: 'Pool contractors in Dallas–Fort Worth, Texas' }),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(size).toBeLessThan(200_000);
});

describe('a picture', () => {
  it('is the same bytes for the same words, and others for others', async () => {
    const drawn = await drawOgImage(rated);
    expect((await drawOgImage(rated)).equals(drawn)).toBe(true);
    for (const other of [
      { ...rated, title: 'Hillstone Pool' },
      { ...rated, line: 'Dallas, Texas' },
      { ...rated, rating: { stars: 4.7, reviews: 32 } },
    ])
      expect((await drawOgImage(other)).equals(drawn)).toBe(false);
  });

  it('leaves nothing that a name holds out of its text', async () => {
    const markup = { ...rated, title: '<script>&"Łódź Piscinas Peña' };
    await expect(drawOgImage(markup)).resolves.toBeInstanceOf(Buffer);
  });
});
