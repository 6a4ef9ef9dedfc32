import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createApp, httpPart } from '../src/http.js';
import { createLog } from '../src/log.js';
import { createMetrics } from '../src/metrics.js';

const crowd = 1000;

// Connects so often, and counts in shared memory what the system has accepted.
const connecting = `
  const { connect } = require('node:net');
  const { workerData: { port, crowd, connected } } = require('node:worker_threads');
  for (let number = 0; number < crowd; number++)
    connect(port, '127.0.0.1', () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    }).on('error', () => {});
`;

it.runIf(process.platform === 'linux')('a crowd that comes while the server is busy need not knock again', async () => {
  const log = createLog({ service: 'test', level: 'silent' });
  const app = await createApp({ name: 'test', description: 'test', log, metrics: createMetrics('test') });
  const part = httpPart(app, { host: '127.0.0.1', port: 0 });
  await part.start();
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: Number(new URL(part.url()).port), crowd, connected };
  const worker = new Worker(connecting, { eval: true, workerData });
  // Nothing is accepted here until all have been let in by the system, or 20 s have passed in which they were not.
  const patience = performance.now() + 20_000;
  for (let count = 0; count < crowd && performance.now() < patience; count = Atomics.load(connected, 0))
    Atomics.wait(connected, 0, count, 1000);
  const letIn = Atomics.load(connected, 0);
  await worker.terminate();
  await part.stop();
  expect(letIn).toBe(crowd);
});
