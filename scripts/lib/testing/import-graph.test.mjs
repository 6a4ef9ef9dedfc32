import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importGraph } from './import-graph.mjs';

const root = mkdtempSync(join(tmpdir(), 'graph-'));
const files = {
  'packages/contracts/src/limits.ts': '',
  'services/reviews/migrations/1-create-reviews.sql': '',
  'services/reviews/src/db/migrations.ts': `export const all = read(new URL('../../migrations/', import.meta.url));`,
  'services/reviews/src/domain/review.ts': `import { limits } from '@poolpros/contracts/limits';`,
  'services/reviews/src/domain/review.test.ts': `import { review } from './review.js';`,
  'services/reviews/test/reviews.int.test.ts': `const { review } = await import('../src/domain/review.js');`,
  'frontend/src/features/blog/articles.ts': `export const texts = import.meta.glob<Text>('../../../content/blog/*.mdx');`,
  'frontend/content/blog/salt.mdx': '',
  'frontend/src/pages/pool-blog/blog-page.tsx': `import { texts } from '../../features/blog/articles.js';`,
  'frontend/src/pages/pool-blog/blog-pages.test.tsx': `import { renderPage } from '../../../test/render.js';`,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const graph = importGraph(root);

test('follows imports over packages to the tests, and counts how far they are', () => {
  expect(Object.fromEntries(graph.importersOf('packages/contracts/src/limits.ts'))).toEqual({
    'services/reviews/src/domain/review.ts': 1,
    'services/reviews/src/domain/review.test.ts': 2,
    'services/reviews/test/reviews.int.test.ts': 2,
  });
});

test('knows that a file is read with its folder', () => {
  expect([...graph.importersOf('services/reviews/migrations/1-create-reviews.sql').keys()]).toEqual([
    'services/reviews/src/db/migrations.ts',
  ]);
});

test('knows what a glob loads, and that the tests beside a page render it', () => {
  expect([...graph.importersOf('frontend/content/blog/salt.mdx').keys()]).toEqual([
    'frontend/src/features/blog/articles.ts',
    'frontend/src/pages/pool-blog/blog-page.tsx',
    'frontend/src/pages/pool-blog/blog-pages.test.tsx',
  ]);
});
