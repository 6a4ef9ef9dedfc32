import { expect, it } from 'vitest';
import { detail } from '../../../test/installers.js';
import { illustrationOf } from '../../entities/listings/illustration.js';
import { picturesOf } from './photos.js';

const [one, two] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];

it.each([
  [one, two, [one, two]],
  [one, one, [one]],
  [null, two, [two]],
])('shows the photos %s and %s once each', (imageUrl, profileImage, shown) => {
  expect(picturesOf(detail({ imageUrl, profileImage })).map((picture) => picture.imageUrl)).toEqual(shown);
});

it('shows the photos that the business has added, as they are described, and no other', () => {
  const photos = [one, two].map((url, index) => ({ url, width: 1600, height: 1200, alt: `Pool ${index}` }));
  const pictures = picturesOf(detail({ photos, imageUrl: 'https://a.example/3.jpg' }));
  expect(pictures.map(({ imageUrl, alt }) => [imageUrl, alt])).toEqual([
    [one, 'Pool 0'],
    [two, 'Pool 1'],
  ]);
});

it('shows a drawing of each family where there are none, its own first', () => {
  const installer = detail({ id: 13 });
  const pictures = picturesOf(installer).map(illustrationOf);
  expect(pictures[0]).toEqual(illustrationOf(installer));
  expect(new Set(pictures.map(({ src }) => src.split('#')[0])).size).toBe(4);
});
