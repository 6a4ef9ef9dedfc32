import type { IncomingMessage } from 'node:http';
import { Problem } from '@poolpros/chassis/problem';
import { requestLimits } from '@poolpros/contracts/request-limits';

const { urlBytes, parameters, headers, cookies } = requestLimits;

/** Throws a Problem that names the limit if a request exceeds `requestLimits`. */
export function checkRequestSize(raw: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'headers'>): void {
  const url = raw.url ?? '';
  if (url.length > urlBytes)
    throw new Problem('invalid_request', `The address is longer than ${urlBytes.toLocaleString('en-US')} bytes.`);
  const query = url.indexOf('?');
  if (query >= 0 && has(url, '&', { from: query, times: parameters }))
    throw new Problem('invalid_request', `The address has more than ${parameters} parameters.`);
  // Names and values alternate.
  if (raw.rawHeaders.length > 2 * headers)
    throw new Problem('headers_too_large', `The request has more than ${headers} headers.`);
  if (has(raw.headers.cookie ?? '', ';', { from: 0, times: cookies }))
    throw new Problem('headers_too_large', `The request has more than ${cookies} cookies.`);
}

/** Whether a character occurs at least a number of times in a text; reads no further than that. */
function has(text: string, character: string, { from, times }: { from: number; times: number }): boolean {
  let at = from - 1;
  for (let found = 0; found < times; found++) {
    at = text.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}
