import { expect, it } from 'vitest';
import type { IconData } from '../../shared/ui/icon.js';
import { createFrames } from './frame.js';

const heart: IconData = { name: 'heart', node: [] };
const star: IconData = { name: 'star', node: [] };
const html =
  '<header class="a"><a href="/us">Home</a><use href="#i-heart"></use></header><main><footer>of a card</footer>' +
  '<use href="#i-star"></use></main><footer class="b">The end</footer>';
const frame = { header: '<a href="/us">Home</a><use href="#i-heart"></use>', footer: 'The end', icons: [heart] };

it('is what is inside the header and the last footer of a page, with their icons', () => {
  const frames = createFrames();
  expect(frames.at('/about')).toBeNull();
  frames.keep('/about', html, [heart, star]);
  expect(frames.at('/privacy-policy')).toEqual(frame);
});

it('is neither taken from a page that the header marks nor given to one', () => {
  const frames = createFrames();
  frames.keep('/us', html, []);
  expect(frames.at('/about')).toBeNull();
  frames.keep('/about', html, []);
  expect(frames.at('/us')).toBeNull();
});

it('is rendered again in a new year, which the footer names', () => {
  let year = 2026;
  const frames = createFrames(() => year);
  frames.keep('/about', html, []);
  year = 2027;
  expect(frames.at('/about')).toBeNull();
});
