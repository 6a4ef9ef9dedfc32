import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Problem } from '../problem.js';
import { problemBody, unavailableSeconds } from './errors.js';

/** A turn of the event loop with so many requests, and longer than this, has more than can be answered in time. */
const tooMuch = { requests: 30, ms: 6 };
/** Turns after the process was held up are long, too, and soon short again. */
const toleratedMs = 350;
/** The system hands over so many requests at most, then what came since. */
const handedOver = 1024;

export interface Shedding {
  /** Requests that may be refused. */
  refusable: (request: IncomingMessage) => boolean;
  /** Called for each that was. */
  refused: () => void;
  /** In ms. */
  now?: () => number;
}

interface Turn {
  beganAt: number;
  requests: number;
  isLong: boolean;
  /** When the first of it was refused. */
  refusingSince: number | null;
}

/**
 * While the turns of the event loop stay too long, handles the requests of each until it has lasted too long, and refuses
 * the others at once: each has waited since the turn began, and the next one begins when the last has its response. At
 * least half of the time is for those that are handled (ADR 112).
 */
export function shedRequests(
  handle: RequestListener,
  { refusable, refused, now = () => performance.now() }: Shedding,
): RequestListener {
  let turn: Turn | null = null;
  /** When the first of the turns began that were all too long. */
  let longSince: number | null = null;
  /** What the refusals of the turn before took. */
  let refusalsMs = 0;

  function begin(): Turn {
    if (turn === null) setImmediate(end);
    else end();
    return { beganAt: now(), requests: 0, isLong: false, refusingSince: null };
  }
  function end(): void {
    if (!turn?.isLong) longSince = null;
    refusalsMs = turn?.refusingSince ? now() - turn.refusingSince : 0;
    turn = null;
  }
  return (request, response) => {
    if (turn === null || turn.requests >= handedOver) turn = begin();
    turn.requests += 1;
    if (turn.requests <= tooMuch.requests) return handle(request, response);
    const time = now();
    const lasted = time - turn.beganAt;
    turn.isLong ||= lasted > tooMuch.ms;
    if (!turn.isLong) return handle(request, response);
    longSince ??= turn.beganAt;
    const isTolerated = time - longSince < toleratedMs || lasted < refusalsMs;
    if (isTolerated || !refusable(request)) return handle(request, response);
    turn.refusingSince ??= time;
    refused();
    refuse(response);
  };
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
