import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { frontendProjects } from './frontend/vitest.projects.js';
import { LongestFirst } from './scripts/lib/testing/sequencer.mjs';

/** Projects with different limits run one after the other; `npm test` calls one at a time anyway. */
const groups = { unit: 0, rendered: 1, integration: 2, reading: 3, publishing: 4 };

/** Whole-module replacements (`vi.mock`) hold for a process, so these files get one each. */
const mocking = ['services/gateway/test/{uploads,methods}.int.test.ts'];
const integrationLimits = { testTimeout: 600_000, hookTimeout: 600_000, maxWorkers: 6 };

/** Tests leave many objects behind soon: with more room for young ones V8 collects them less often (5 to 10 % of the processor time of rendered tests). */
const execArgv = ['--max-semi-space-size=64'];

const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'unit',
      include: ['{packages,services}/*/src/**/*.test.ts', 'benches/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      maxWorkers: 2,
      isolate: false,
      sequence: { groupOrder: groups.unit },
    },
  },
  ...frontendProjects(groups),
  {
    test: {
      name: 'integration',
      include: ['packages/*/test/**/*.int.test.ts', 'services/*/test/**/*.int.test.ts'],
      exclude: mocking,
      ...integrationLimits,
      isolate: false,
      sequence: { groupOrder: groups.integration },
    },
  },
  {
    test: {
      name: 'integration-mocking',
      include: mocking,
      ...integrationLimits,
      sequence: { groupOrder: groups.integration },
    },
  },
  // What the directory says does not change while it is read; what publishes looks at its own listings alone.
  ...(['reading', 'publishing'] as const).map((kind) => ({
    test: {
      name: `e2e-${kind}`,
      include: [`e2e/journeys/${kind}/*.e2e.test.ts`],
      testTimeout: 600_000,
      hookTimeout: 600_000,
      maxWorkers: 2,
      maxConcurrency: 2,
      isolate: false,
      sequence: { groupOrder: groups[kind] },
    },
  })),
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: projects.map((project) => ({
      ...project,
      test: { execArgv, expect: { poll: { timeout: 60_000 } }, ...project.test },
    })),
  },
});
