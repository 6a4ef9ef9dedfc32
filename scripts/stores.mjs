import { Failure } from './lib/failure.mjs';
import { say } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { forgetKeptStores, keepStores, storesWorkplace } from './lib/testing/kept-stores.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const workplace = createWorkplace(storesWorkplace);

/** Keeps stores for tests until it is stopped. */
async function work() {
  if (process.argv.length > 2) throw new Failure('Usage: npm run stores');
  await workplace.claim('npm run stores');
  forgetKeptStores(); // of a run that was killed
  const { urls, versions } = await workplace.startStores({ durable: false, fresh: true });
  keepStores(urls);
  say(`\nstores for tests  ${versions}\nnpm test -- <file> and npm test -- --changed use them until Ctrl-C`);
  return new Promise(() => {});
}

async function stop() {
  forgetKeptStores();
  await workplace.stop();
}

await runOwning({ work, stop, kill: workplace.supervisor.kill });
