import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate as turnEnd } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createApp, httpPart, type ZodApp } from '../src/http.js';
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

async function started(o: { acceptors?: number; refusable?: () => boolean }, addRoutes?: (app: ZodApp) => void) {
  const { acceptors, ...options } = o;
  const metrics = createMetrics('test');
  const log = createLog({ service: 'test', level: 'silent' });
  const app = await createApp({ name: 'test', description: 'test', log, metrics, ...options });
  addRoutes?.(app);
  const part = httpPart(app, { host: '127.0.0.1', port: 0, acceptors });
  await part.start();
  return { app, metrics, part };
}

/** A server at which a crowd waits: nothing was accepted here until the system had let all of them in, or 20 s had passed. */
async function crowded(acceptors: number) {
  const { app, part } = await started({ acceptors });
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

// Asks again whenever it has a response, and says when it has seen a status for the first time.
const asking = `
  const { Agent, get } = require('node:http');
  const { parentPort, workerData: { url, crowd } } = require('node:worker_threads');
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const seen = new Set();
  const ask = () =>
    get(url, { agent }, (response) => {
      const { statusCode, headers } = response;
      if (!seen.has(statusCode)) parentPort.postMessage([statusCode, headers['retry-after']]);
      seen.add(statusCode);
      response.resume().on('end', ask);
    }).on('error', () => {});
  for (let number = 0; number < crowd; number++) ask();
`;

/** A crowd of one network that asks a server for more than it can do, and has been told so. */
async function crowdThatWasRefused() {
  const { metrics, part } = await started({ refusable: () => true }, (app) => {
    app.get('/work', async () => {
      const until = performance.now() + 0.2; // as long as a cached response takes
      while (performance.now() < until);
      return {};
    });
  });
  const url = `${part.url()}/work`;
  const worker = new Worker(asking, { eval: true, workerData: { url, crowd: 200 } });
  const seen = new Map<number, string | undefined>();
  while (seen.size < 2) {
    const [[status, retryAfter]] = await once(worker, 'message');
    seen.set(status, retryAfter);
  }
  return {
    metrics,
    url,
    seen,
    /** The crowd goes on asking until then. */
    async stop() {
      await part.stop();
      await worker.terminate();
    },
  };
}

it('of a crowd that asks for more than can be done in time, some are served and the others told to come back', async () => {
  const { metrics, seen, stop } = await crowdThatWasRefused();
  await stop();
  expect(seen).toEqual(
    new Map([
      [200, undefined],
      [503, '2'],
    ]),
  );
  expect((await metrics.httpShed.get()).values[0]?.value).toBeGreaterThan(0);
});

onLinux('whoever asks for little is served next to a network that asks for more than can be done', async () => {
  const { url, stop } = await crowdThatWasRefused();
  const another = { localAddress: '127.0.0.2' };
  const statuses: (number | undefined)[] = [];
  for (let number = 0; number < 50; number++) {
    const [response] = (await once(get(url, another), 'response')) as [IncomingMessage];
    response.resume();
    statuses.push(response.statusCode);
  }
  await stop();
  expect(statuses).toEqual(Array(50).fill(200));
});
