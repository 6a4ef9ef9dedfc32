import { expect, it } from 'vitest';
import { assetsOf } from './assets.js';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/main.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/pages/home/us-home-page.tsx': { file: 'assets/us.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'inter.woff2': { file: 'assets/inter.woff2' },
};

it('names the scripts and styles of a page once each', () => {
  expect(assetsOf(manifest, ['src/pages/home/us-home-page.tsx'])).toEqual({
    script: '/assets/entry.js',
    scripts: { 'src/pages/home/us-home-page.tsx': '/assets/us.js' },
    preload: ['/assets/shared.js', '/assets/us.js', '/assets/card.js'],
    styles: ['/assets/main.css', '/assets/card.css'],
    font: '/assets/inter.woff2',
  });
});

it('rejects a build without the entry', () => {
  expect(() => assetsOf({}, [])).toThrow('not complete');
});
