import { build } from './lib/build.mjs';
import { step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';

await runOwning({
  work: async () => {
    await step('build', build);
    return 0;
  },
  stop: async () => {},
  kill: () => {},
});
