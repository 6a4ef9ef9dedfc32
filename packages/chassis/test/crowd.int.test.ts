import { once } from 'node:events';
import { setImmediate as turnEnd } from 'node:timers/promises';
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

const onLinux = it.runIf(process.platform === 'linux');

/** A server at which a crowd waits: nothing was accepted here until the system had let all of them in, or 20 s had passed. */
async function crowded(acceptors: number) {
  const log = createLog({ service: 'test', level: 'silent' });
  const app = await createApp({ name: 'test', description: 'test', log, metrics: createMetrics('test') });
  const part = httpPart(app, { host: '127.0.0.1', port: 0, acceptors });
  await part.start();
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: Number(new URL(part.url()).port), crowd, connected };
  const worker = new Worker(connecting, { eval: true, workerData });
  const patience = performance.now() + 20_000;
  for (let count = 0; count < crowd && performance.now() < patience; count = Atomics.load(connected, 0))
    Atomics.wait(connected, 0, count, 1000);
  const letIn = Atomics.load(connected, 0);
  return {
    app,
    letIn,
    async stop() {
      await worker.terminate();
      await part.stop();
    },
  };
}

onLinux('a crowd that comes while the server is busy need not knock again', async () => {
  const { letIn, stop } = await crowded(1);
  await stop();
  expect(letIn).toBe(crowd);
});

onLinux('several of a crowd are accepted in a turn of the event loop', async () => {
  const { app, stop } = await crowded(16);
  let accepted = 0;
  app.server.on('connection', () => accepted++);
  const inTurns: number[] = [];
  while (inTurns.reduce((sum, count) => sum + count, 0) < crowd) {
    accepted = 0;
    await turnEnd();
    inTurns.push(accepted);
  }
  await stop();
  expect(Math.max(...inTurns)).toBeGreaterThan(8);
});

// Asks again whenever it has a response, until it has seen one that was served and one that was refused.
const asking = `
  const { Agent, get } = require('node:http');
  const { parentPort, workerData: { url, crowd } } = require('node:worker_threads');
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const seen = {};
  const ask = () =>
    get(url, { agent }, (response) => {
      seen[response.statusCode] = response.headers['retry-after'] ?? 'served';
      if (seen[200] && seen[503]) parentPort.postMessage(seen);
      response.resume().on('end', ask);
    }).on('error', () => {});
  for (let number = 0; number < crowd; number++) ask();
`;

it('of a crowd that asks for more than can be done in time, some are served and the others told to come back', async () => {
  const metrics = createMetrics('test');
  const log = createLog({ service: 'test', level: 'silent' });
  const app = await createApp({ name: 'test', description: 'test', log, metrics, refusable: () => true });
  app.get('/work', async () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    return {};
  });
  const part = httpPart(app, { host: '127.0.0.1', port: 0 });
  await part.start();
  const worker = new Worker(asking, { eval: true, workerData: { url: `${part.url()}/work`, crowd: 200 } });
  const [seen] = await once(worker, 'message');
  // The crowd goes on asking.
  await part.stop();
  await worker.terminate();
  expect(seen).toEqual({ 200: 'served', 503: '2' });
  expect((await metrics.httpShed.get()).values[0]?.value).toBeGreaterThan(0);
});
