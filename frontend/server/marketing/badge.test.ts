import { badgeSizes, badgeStyles } from '@poolpros/contracts/marketing-files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBadge } from './badge.js';
import { badgeText, neutralBadge } from './badge-text.js';
import type { ShownListing } from './shown-listing.js';

const hillstone: ShownListing = {
  id: 7,
  name: 'Hillstone Pools',
  slug: 'hillstone-pools-7',
  state: 'open',
  rating: 4.8,
  reviewCount: 32,
};

describe('the text of a badge', () => {
  it.each([
    ['the mean with one decimal and the number of reviews', {}, '4.8', '32 reviews'],
    ['a whole mean with its decimal', { rating: 5, reviewCount: 1 }, '5.0', '1 review'],
    ['a mean of two decimals as pages round it', { rating: 4.96 }, '5.0', '32 reviews'],
    ['thousands with a comma', { reviewCount: 1204 }, '4.8', '1,204 reviews'],
    ['no figure without reviews', { rating: null, reviewCount: 0 }, null, 'Listed on PoolPros'],
    [
      'no figure of a made-up business on a public site',
      { state: 'sample' as const },
      null,
      'Sample listing on PoolPros',
    ],
  ])('says %s', (_what, change, rating, line) => {
    expect(badgeText({ ...hillstone, ...change })).toMatchObject({ name: 'Hillstone Pools', rating, line });
  });

  it('says all of it to people who do not see it', () => {
    expect(badgeText(hillstone).label).toBe('Hillstone Pools: 4.8 out of 5 from 32 reviews on PoolPros');
  });

  it.each(['missing' as const, 'removed' as const, { ...hillstone, state: 'closed' as const }])(
    'says nothing about a business that is not open',
    (listing) => {
      expect(badgeText(listing)).toEqual(neutralBadge);
    },
  );
});

describe('a badge', () => {
  it.each(badgeStyles)('is a picture of the size that the code for sites names, %s', async (style) => {
    const svg = await drawBadge(badgeText(hillstone), style);
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', ...badgeSizes.large });
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="Hillstone Pools: 4\.8 /);
    expect(svg).toContain('<title>Hillstone Pools: 4.8 out of 5 from 32 reviews on PoolPros</title>');
  });

  it('has the same shape in every size', () => {
    for (const { width, height } of Object.values(badgeSizes)) expect(width / height).toBe(300 / 96);
  });

  it('has neither text that needs a font nor files, scripts or styles', async () => {
    const svg = await drawBadge(badgeText(hillstone), 'light');
    expect(svg).not.toMatch(/<(text|image|script|style|foreignObject|use)\b|href=|url\((?!#)|\son\w+=/);
    expect(svg.length).toBeLessThan(30_000);
  });

  it('takes no markup from a name', async () => {
    const svg = await drawBadge(badgeText({ ...hillstone, name: `"><script>alert('1')</script>&` }), 'light');
    expect(svg).not.toMatch(/<script|alert\('/);
    expect(svg).toContain('aria-label="&#34;&#62;&#60;script&#62;');
    await expect(sharp(Buffer.from(svg)).png().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it('keeps a long name inside its box', async () => {
    const named = async (name: string) => {
      const svg = await drawBadge(badgeText({ ...hillstone, name }), 'light');
      return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
    };
    const pixels = await named('Wolfeschlegelsteinhausenbergerdorff Custom Pools and Outdoor Living of Greater Austin');
    const short = await named('Hill');
    const { width, height } = badgeSizes.large;
    // Right of the text, and below the first line, both are the same.
    const differs = Array.from(pixels, (value, at) => (value === short[at] ? null : at)).filter((at) => at !== null);
    expect(differs.length).toBeGreaterThan(50);
    for (const at of differs) {
      expect(at % width).toBeLessThanOrEqual(width - 16);
      expect(Math.floor(at / width)).toBeLessThan(height / 2);
    }
  });

  it('is another one for other figures', async () => {
    const drawn = await drawBadge(badgeText(hillstone), 'light');
    expect(await drawBadge(badgeText({ ...hillstone, reviewCount: 33 }), 'light')).not.toBe(drawn);
    expect(await drawBadge(badgeText(hillstone), 'dark')).not.toBe(drawn);
  });
});
