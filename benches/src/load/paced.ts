import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { present } from '../present.js';
import { createConnections } from './connections.js';

/**
 * Requests of an open model, as a process of its own: `node paced.js job.json`. Each is sent at its moment over raw
 * connections, whether or not the earlier ones are answered: an HTTP client would cost as much as what is measured.
 */
export interface PacedJob {
  /** One after another. */
  phases: readonly Phase[];
  /** Where it writes what it found. */
  result: string;
}

export interface Phase {
  port: number;
  /** A constant rate, or so many visitors who each ask again when they are answered. */
  pace: { perSecond: number } | { atOnce: number };
  /** The visitors of a phase without them send each request once. */
  seconds: number | null;
  /** Sent in turn. */
  requests: readonly PacedRequest[];
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
  /** The name of the browser; the others send none. */
  userAgent?: string;
}

/** Responses of one job, in columns. A status of 0: no whole response in time, or none could be sent. */
export interface PacedResult {
  phase: number[];
  /** An index of the requests of its phase. */
  request: number[];
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

const { phases, result: file } = JSON.parse(readFileSync(present(process.argv[2], 'job'), 'utf8')) as PacedJob;
const ports = new Set(phases.map(({ port }) => port));
const connections = new Map([...ports].map((port) => [port, createConnections(port, patienceMs)]));
const found: PacedResult = { phase: [], request: [], dueAt: [], ms: [], status: [], cpuMs: 0 };
let waiting = 0;

function bytesOf(port: number, { network, path, body, compressed, userAgent }: PacedRequest): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${json ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `x-forwarded-for: ${network}`,
    ...(compressed ? ['accept-encoding: br, gzip'] : []),
    ...(userAgent === undefined ? [] : [`user-agent: ${userAgent}`]),
    ...(json ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`);
}

/** What sends the next request of a phase, due at a moment. */
function senderOf({ port, requests }: Phase, phase: number) {
  const wired = requests.map((request) => bytesOf(port, request));
  const { send } = present(connections.get(port), 'connections');
  let number = 0;
  return (due: number, done = () => {}): void => {
    const request = number++ % wired.length;
    waiting++;
    send(present(wired[request], 'request'), (status) => {
      waiting--;
      found.phase.push(phase);
      found.request.push(request);
      found.dueAt.push(Math.round(due - begin));
      found.ms.push(Number((performance.now() - due).toFixed(2)));
      found.status.push(status);
      done();
    });
  };
}
type Send = ReturnType<typeof senderOf>;

/** Sends at a constant rate; ends at the end of the phase, whether or not every request has a response. */
async function sendAtRate(send: Send, perSecond: number, seconds: number): Promise<void> {
  const start = performance.now();
  const dueOf = (number: number) => start + (number * 1000) / perSecond;
  for (let number = 0; number < perSecond * seconds; ) {
    const now = performance.now();
    while (number < perSecond * seconds && dueOf(number) <= now) send(dueOf(number++));
    await pause(Math.max(1, dueOf(number) - performance.now()));
  }
}

/** Sends each request when one before is answered. */
async function sendInTurn(send: Send, atOnce: number, isOver: (sent: number) => boolean): Promise<void> {
  let sent = 0;
  const visitor = async () => {
    do {
      sent++;
      await new Promise<void>((resolve) => send(performance.now(), resolve));
    } while (!isOver(sent));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

const senders = phases.map(senderOf);
const begin = performance.now();
const before = process.cpuUsage();
for (const [index, { pace, seconds, requests }] of phases.entries()) {
  const send = present(senders[index], 'phase');
  const end = performance.now() + (seconds ?? 0) * 1000;
  await ('perSecond' in pace
    ? sendAtRate(send, pace.perSecond, seconds ?? 0)
    : sendInTurn(send, pace.atOnce, (sent) => (seconds === null ? sent >= requests.length : performance.now() >= end)));
}
while (waiting > 0) await pause(10); // every request ends within its time
const { user, system } = process.cpuUsage(before);
for (const each of connections.values()) each.close();
writeFileSync(file, JSON.stringify({ ...found, cpuMs: (user + system) / 1000 }));
