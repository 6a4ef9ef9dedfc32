import { expect, it } from 'vitest';
import { assetsOf } from './assets.js';

const manifest = {
  '_rolldown-runtime-Dw.js': { file: 'assets/start.js' },
  'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/main.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_rolldown-runtime-Dw.js'] },
  'src/pages/home/us-home-page.tsx': { file: 'assets/us.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'inter.woff2': { file: 'assets/inter.woff2' },
};

it('names the scripts and styles of a page once each, no script before one that it imports', () => {
  expect(assetsOf(manifest, ['src/pages/home/us-home-page.tsx'])).toEqual({
    starter: '/assets/start.js',
    entry: '/assets/entry.js',
    scripts: { 'src/pages/home/us-home-page.tsx': '/assets/us.js' },
    ordered: ['/assets/start.js', '/assets/shared.js', '/assets/entry.js', '/assets/card.js', '/assets/us.js'],
    styles: ['/assets/main.css', '/assets/card.css'],
    font: '/assets/inter.woff2',
  });
});

it('rejects a build without the entry', () => {
  expect(() => assetsOf({}, [])).toThrow('not complete');
});
