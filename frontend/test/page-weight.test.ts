import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { describe, expect, it } from 'vitest';
import { assetsOf, readManifest } from '../server/assets.js';

const clientDir = join(import.meta.dirname, '../dist/client');
if (!existsSync(clientDir)) throw new Error('the weight of the pages is that of the build: run npm run build');
const manifest = readManifest(clientDir);

const scriptsOf = (pages: string[]): string[] => assetsOf(manifest, pages).ordered;
const compressed = (files: string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(clientDir, `${file}.br`)).size, 0);
const everywhere = scriptsOf([]);

const pages = new Set(routeRows.flatMap(([, row]) => (isPage(row) ? row.page : [])));

describe.each([...pages])('the page %s', (page) => {
  const scripts = scriptsOf([`src/pages/${page}.tsx`]);

  it('starts with at most 150 KB of scripts, compressed', () => {
    expect(compressed(scripts)).toBeLessThanOrEqual(150_000);
  });

  it('starts with at most 12 script files', () => {
    expect(scripts.length).toBeLessThanOrEqual(12);
  });

  it('adds at most 40 KB to what every page has', () => {
    expect(compressed(scripts.filter((file) => !everywhere.includes(file)))).toBeLessThanOrEqual(40_000);
  });
});

it('loads each text by itself, with no page', () => {
  const texts = Object.keys(manifest).filter((key) => key.endsWith('.mdx'));
  expect(texts.length).toBeGreaterThan(11);
  const withPages = new Set([...pages].flatMap((page) => scriptsOf([`src/pages/${page}.tsx`])));
  expect(texts.filter((text) => withPages.has(`/${manifest[text]?.file}`))).toEqual([]);
});

it('has the library of the usage figures apart, in at most 107 KB, which no page starts with', () => {
  const files = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((file) => /\/(posthog-provider|module\.slim\.no-external|extension-bundles)-/.test(file));
  expect(files).toHaveLength(3);
  expect(compressed(files)).toBeLessThanOrEqual(107_000);
  const started = new Set([...pages].flatMap((page) => scriptsOf([`src/pages/${page}.tsx`])));
  expect(files.filter((file) => started.has(file))).toEqual([]);
});

it('has one font file of at most 50 KB', () => {
  const fonts = readdirSync(join(clientDir, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts).toHaveLength(1);
  expect(fonts.map((file) => statSync(join(clientDir, 'assets', file)).size)[0]).toBeLessThanOrEqual(50_000);
});

it('has every file that the pages of the server name', () => {
  const serverDir = join(import.meta.dirname, '../dist/server');
  const named = readdirSync(serverDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(serverDir, file), 'utf8').matchAll(/"\/(assets\/[\w.-]+\.\w+)"/g)])
    .map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(join(clientDir, file)))).toEqual([]);
});
