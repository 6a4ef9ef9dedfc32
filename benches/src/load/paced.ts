import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { present } from '../present.js';
import { createConnections } from './connections.js';

/**
 * Requests of an open model, as a process of its own: `node paced.js job.json`. Each is sent at its moment over raw
 * connections, whether or not the earlier ones are answered: an HTTP client would cost as much as what is measured.
 */
export interface PacedJob {
  port: number;
  /** One after another; requests are taken in turn. Without a rate, each is sent when the last one is answered. */
  phases: readonly { perSecond: number | null; seconds: number }[];
  requests: readonly PacedRequest[];
  /** Where it writes what it found. */
  result: string;
}

export interface PacedRequest {
  kind: string;
  /** The address of the visitor, as a proxy would forward it. */
  network: string;
  path: string;
  /** Sent as JSON if there is one. */
  body?: unknown;
  /** As a browser does; the others ask for no compression. */
  compressed?: true;
}

/** Answered requests of one job, in columns. A status of 0: no whole response in time, or none could be sent. */
export interface PacedResult {
  /** An index of `requests`. */
  request: number[];
  phase: number[];
  /** Since the start of the job, in milliseconds. */
  dueAt: number[];
  /** From when it was due. */
  ms: number[];
  status: number[];
  /** Processor time of this process during the job, in milliseconds. */
  cpuMs: number;
}

/** A visitor waits no longer. */
const patienceMs = 10_000;

const {
  port,
  phases,
  requests,
  result: file,
} = JSON.parse(readFileSync(present(process.argv[2], 'job'), 'utf8')) as PacedJob;
const wired = requests.map(bytesOf);
const connections = createConnections(port, patienceMs);
const found: PacedResult = { request: [], phase: [], dueAt: [], ms: [], status: [], cpuMs: 0 };
const begin = performance.now();
let sent = 0;
let answered = 0;

function bytesOf({ network, path, body, compressed }: PacedRequest): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${json ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `x-forwarded-for: ${network}`,
    ...(compressed ? ['accept-encoding: br, gzip'] : []),
    ...(json ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`);
}

function send(phase: number, due: number, done = () => {}): void {
  const request = sent++ % requests.length;
  connections.send(present(wired[request], 'request'), (status) => {
    answered++;
    found.request.push(request);
    found.phase.push(phase);
    found.dueAt.push(Math.round(due - begin));
    found.ms.push(Number((performance.now() - due).toFixed(2)));
    found.status.push(status);
    done();
  });
}

/** Sends at a constant rate; ends when the phase is over, whatever is answered by then. */
async function pace(phase: number, perSecond: number, seconds: number): Promise<void> {
  const start = performance.now();
  const dueOf = (number: number) => start + (number * 1000) / perSecond;
  for (let number = 0; number < perSecond * seconds; ) {
    const now = performance.now();
    while (number < perSecond * seconds && dueOf(number) <= now) send(phase, dueOf(number++));
    await pause(Math.max(1, dueOf(number) - performance.now()));
  }
}

/** Sends each request when the one before is answered. */
async function askOneByOne(phase: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) await new Promise<void>((resolve) => send(phase, performance.now(), resolve));
}

const before = process.cpuUsage();
for (const [phase, { perSecond, seconds }] of phases.entries())
  await (perSecond === null ? askOneByOne(phase, seconds) : pace(phase, perSecond, seconds));
while (answered < sent) await pause(10); // every request ends within its time
const { user, system } = process.cpuUsage(before);
connections.close();
writeFileSync(file, JSON.stringify({ ...found, cpuMs: (user + system) / 1000 }));
