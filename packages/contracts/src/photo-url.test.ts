import { expect, it } from 'vitest';
import { isPhotoUrl, photoSources, photoUrl } from './photo-url.js';

const name = '0123456789abcdef0123456789abcdef';

it('gives the widths of a photo to choose from', () => {
  const url = photoUrl(name);
  expect(url).toBe(`/media/photos/${name}-960.webp`);
  expect(photoSources(url, 'avif')).toBe(
    `/media/photos/${name}-480.avif 480w,/media/photos/${name}-960.avif 960w,/media/photos/${name}-1600.avif 1600w`,
  );
  expect(photoSources(url, 'webp')).toContain(`${name}-480.webp 480w`);
});

it.each(['/images/pool.jpg', `https://elsewhere.example/media/photos/${name}-960.webp`, `/media/photos/x-960.webp`])(
  'knows that %s is none of ours',
  (url) => {
    expect(isPhotoUrl(url)).toBe(false);
    expect(photoSources(url, 'avif')).toBeUndefined();
  },
);
