import type { IncomingMessage } from 'node:http';

/** The fields of a JSON body of at most so many characters, posted by this mailbox's own page or by a program; null for another one. */
export async function readJsonBody(request: IncomingMessage, largest: number): Promise<Record<string, unknown> | null> {
  // What a foreign web page may send without asking first is of another type.
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') return null;
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > largest) return null;
  }
  try {
    return Object(JSON.parse(body));
  } catch {
    return null;
  }
}
