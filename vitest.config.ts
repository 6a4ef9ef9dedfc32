import { defineConfig } from 'vitest/config';

/** Projects with different limits run one after the other; `npm test` calls one at a time anyway. */
const groups = { unit: 0, integration: 1, e2e: 2 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services}/*/src/**/*.test.ts', 'benches/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          sequence: { groupOrder: groups.unit },
        },
      },
      'frontend',
      {
        test: {
          name: 'integration',
          include: ['packages/*/test/**/*.int.test.ts', 'services/*/test/**/*.int.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: groups.integration },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // Tests that say that they may run side by side: as many as there are pages at a time.
          maxConcurrency: 2,
          sequence: { groupOrder: groups.e2e },
        },
      },
    ],
  },
});
