import { expect, it } from 'vitest';
import { createOgImageNames, type OgImage } from './og-image.js';

const names = createOgImageNames('s'.repeat(40));
const image: OgImage = {
  kind: 'profile',
  title: 'José & Søn Pools',
  line: 'Austin, Texas',
  rating: { stars: 4.8, reviews: 32 },
};

it('carries in its name what an image says', () => {
  expect(names.imageOf(names.nameOf(image))).toEqual(image);
  expect(names.nameOf(image)).toMatch(/^[\w-]+\.[\w-]{22}\.jpg$/);
});

it('takes the first sentence of a line, and clips what is too long', () => {
  const said = names.imageOf(names.nameOf({ kind: 'page', title: 'Pool '.repeat(60), line: 'One. Two.' }));
  expect(said?.line).toBe('One.');
  expect(said?.title).toHaveLength(140);
});

it('knows no name but those it gave', () => {
  const name = names.nameOf(image);
  const forged = Buffer.from(JSON.stringify({ drawing: 1, kind: 'page', title: 'Buy now' })).toString('base64url');
  const signature = name.split('.')[1];
  for (const other of [
    `${forged}.${signature}.jpg`,
    `${forged}..jpg`,
    name.replace('.jpg', ''),
    name.replace('.jpg', '.svg'),
    `x${name}`,
    '',
    createOgImageNames('t'.repeat(40)).nameOf(image),
  ])
    expect(names.imageOf(other), other).toBeNull();
});
