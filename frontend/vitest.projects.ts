import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { mdxTexts } from './mdx.js';

/** They replace a module (`vi.mock`), load one again or replace the whole document, which holds for all files of a process. */
const alone = [
  'src/pages/contractor/account-passkeys.test.tsx',
  'src/shared/storage/session-value.dom.test.ts',
  'test/labels.test.tsx',
  'test/server-rendering.test.tsx',
];
/** They read the build, which comes later than the other unit tests. */
const ofTheBuild = ['test/page-weight.test.ts', 'test/results-weight.test.ts'];

/** The source maps of the analytics library name files that its package lacks, about each of which Vite would warn. */
const withoutBrokenMaps: Plugin = {
  name: 'without-broken-maps',
  load: (id) =>
    /posthog-js\/dist\//.test(id)
      ? { code: readFileSync(id, 'utf8').replace(/\/\/# sourceMappingURL=.*/, ''), map: null }
      : null,
};

const shared = { root: import.meta.dirname, plugins: [mdxTexts(), react(), withoutBrokenMaps] };
const limits = { restoreMocks: true, unstubGlobals: true, testTimeout: 240_000, hookTimeout: 240_000, maxWorkers: 2 };
const browserLike = {
  // They wait for what they look for, and leave a processor to the others.
  maxWorkers: 3,
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: ['test/setup.ts'],
};

/** What renders is a .tsx file, or a .dom.test.ts one, and has a browser's environment; what is another .ts file needs none. */
export function frontendProjects(groups: { unit: number; rendered: number }): TestProjectInlineConfiguration[] {
  const plain = { ...limits, sequence: { groupOrder: groups.unit } };
  const rendered = { ...limits, ...browserLike, sequence: { groupOrder: groups.rendered } };
  return [
    {
      ...plain,
      name: 'frontend',
      include: ['{src,server,test}/**/*.test.ts'],
      exclude: ['**/*.dom.test.ts', ...ofTheBuild],
      isolate: false,
    },
    {
      ...rendered,
      name: 'frontend-rendered',
      include: ['{src,server,test}/**/*.{dom.test.ts,test.tsx}'],
      exclude: alone,
      isolate: false,
    },
    { ...rendered, name: 'frontend-alone', include: alone },
    { ...plain, name: 'build', include: ofTheBuild },
  ].map((test) => ({ ...shared, test }));
}
