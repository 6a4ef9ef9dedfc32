import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@poolpros/contracts/paths';

/** How a body is sent: complete, a byte a second, or only its first half. */
export type Manner = 'whole' | 'trickle' | 'half';

export interface Outcome {
  /** 0 when there was no response. */
  status: number;
  /** After which the visitor may try again; null if the response did not say. */
  retryAfterMs: number | null;
}

const patienceMs = 60_000;
const trickleMs = 1000;

/** Sends a photo of a form, as a visitor of that IP without an account. */
export function uploadAs(network: string, origin: string, file: Buffer, manner: Manner = 'whole'): Promise<Outcome> {
  const headers = {
    'x-forwarded-for': network,
    'photos-token': randomBytes(32).toString('base64url'),
    'content-type': 'image/jpeg',
    'content-length': file.length,
  };
  return new Promise((resolve) => {
    const end = new AbortController();
    const settle = (outcome: Outcome): void => {
      resolve(outcome);
      end.abort();
    };
    const sent = request(
      new URL(apiPaths.submissionPhotos, origin),
      { method: 'POST', headers, agent: false, signal: AbortSignal.any([end.signal, AbortSignal.timeout(patienceMs)]) },
      ({ statusCode = 0, headers: { 'retry-after': retryAfter } }) =>
        settle({ status: statusCode, retryAfterMs: retryAfter === undefined ? null : Number(retryAfter) * 1000 }),
    );
    sent.on('error', () => settle({ status: 0, retryAfterMs: null }));
    if (manner === 'whole') sent.end(file);
    else if (manner === 'half') sent.write(file.subarray(0, file.length / 2));
    else void trickle(file, (byte) => sent.write(byte), end.signal);
  });
}

async function trickle(file: Buffer, write: (byte: Buffer) => void, signal: AbortSignal): Promise<void> {
  for (let at = 0; at < file.length && !signal.aborted; at++) {
    write(file.subarray(at, at + 1));
    await pause(trickleMs);
  }
}
