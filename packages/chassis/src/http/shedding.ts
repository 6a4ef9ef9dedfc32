import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Problem } from '../problem.js';
import { problemBody, unavailableSeconds } from './errors.js';

/** A turn of the event loop with so many requests, and longer than this, has more than can be answered in time. */
const tooMuch = { requests: 30, ms: 6 };
/** Turns after the process was held up are long, too, and soon short again. */
const toleratedMs = 350;
/** The system hands over so many requests at most, then what came since. */
const handedOver = 1024;
/** A page reads no more at once. */
const mostOfNetwork = 3;

export interface Shedding {
  /** Requests that may be refused. */
  refusable: (request: IncomingMessage) => boolean;
  /** The network that a request comes from. */
  networkOf: (request: IncomingMessage) => string;
  /** Called for each that was. */
  refused: () => void;
  /** In ms. */
  now?: () => number;
}

interface Turn {
  beganAt: number;
  /** The turns before it stayed too long. */
  isCrowded: boolean;
  isLong: boolean;
  requests: number;
  handled: number;
  /** Of those that may be refused. */
  ofNetwork: Map<string, number>;
  /** Since the last request, if it was refused. */
  refusingSince: number | null;
  refusalsMs: number;
}

/**
 * While the turns of the event loop stay too long, handles the requests of each until it has lasted too long, and refuses
 * the others at once: each has waited since the turn began, and the next one begins when the last has its response. At
 * least half of the time is for those that are handled, and no network gets more of it than a page asks for (ADR 112).
 */
export function shedRequests(
  handle: RequestListener,
  { refusable, networkOf, refused, now = () => performance.now() }: Shedding,
): RequestListener {
  let turn: Turn | null = null;
  /** When the first of the turns began that were all too long. */
  let longSince: number | null = null;
  /** What the refusals of the turn before took. */
  let lastRefusalsMs = 0;

  function begin(): Turn {
    if (turn === null) setImmediate(end);
    else end();
    const beganAt = now();
    const isCrowded = longSince !== null && beganAt - longSince >= toleratedMs;
    const none = { requests: 0, handled: 0, ofNetwork: new Map(), refusingSince: null, refusalsMs: 0 };
    return { beganAt, isCrowded, isLong: false, ...none };
  }
  function end(): void {
    if (turn) countRefusal(turn, now());
    if (!turn?.isLong) longSince = null;
    lastRefusalsMs = turn?.refusalsMs ?? 0;
    turn = null;
  }
  function hasTime(turn: Turn, time: number): boolean {
    const lasted = time - turn.beganAt;
    if (turn.requests > tooMuch.requests && lasted > tooMuch.ms) {
      turn.isLong = true;
      longSince ??= turn.beganAt;
    }
    // Also in a turn in which the process was held up.
    if (turn.handled < tooMuch.requests) return true;
    return lasted - turn.refusalsMs < Math.max(tooMuch.ms, lastRefusalsMs);
  }
  return (request, response) => {
    if (turn === null || turn.requests >= handedOver) turn = begin();
    turn.requests += 1;
    const time = now();
    countRefusal(turn, time);
    const isInTime = hasTime(turn, time);
    const isHandled =
      !turn.isCrowded || !refusable(request) || (isInTime && countOf(turn, networkOf(request)) <= mostOfNetwork);
    if (isHandled) {
      turn.handled += 1;
      return handle(request, response);
    }
    turn.refusingSince = time;
    refused();
    refuse(response);
  };
}

/** A refusal takes until the next request: reading it and writing its response belong to it. */
function countRefusal(turn: Turn, time: number): void {
  if (turn.refusingSince !== null) turn.refusalsMs += time - turn.refusingSince;
  turn.refusingSince = null;
}

function countOf({ ofNetwork }: Turn, network: string): number {
  const count = (ofNetwork.get(network) ?? 0) + 1;
  ofNetwork.set(network, count);
  return count;
}

const body = JSON.stringify(problemBody(new Problem('overloaded', 'There is too much to do. Try again shortly.')));
/** In a list, which Node takes as it is. */
const headers = Object.entries({
  'content-type': 'application/problem+json',
  'content-length': String(Buffer.byteLength(body)),
  'retry-after': String(unavailableSeconds),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}).flat();

/** The same for all, because in a crowd most of the time is spent here. */
function refuse(response: ServerResponse): void {
  response.writeHead(503, headers).end(body);
}
