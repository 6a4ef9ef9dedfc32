import { PermanentError } from './errors.js';

/** The body of an event message; only its type is checked. Throws PermanentError when it is no event. */
export function parseBody(data: Uint8Array): { id: unknown; type: string } {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(data));
  } catch (cause) {
    throw new PermanentError('the body is not JSON', { cause });
  }
  if (typeof body !== 'object' || body === null || !('type' in body) || typeof body.type !== 'string')
    throw new PermanentError('the body is not an event');
  return { id: undefined, ...body, type: body.type };
}

/** The id of an event; empty when its body has none. */
export function eventIdOf(data: Uint8Array): string {
  try {
    return String(parseBody(data).id ?? '');
  } catch {
    return '';
  }
}
