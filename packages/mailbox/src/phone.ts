import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Message } from './messages.js';

const largestText = 4096;

/** Reads a text to a phone as the product hands it to a provider; null for anything else. */
export async function readText(request: IncomingMessage, now: Date): Promise<Message | null> {
  // What a foreign web page may send without asking first is of another type.
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') return null;
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > largestText) return null;
  }
  const { to, text } = parsed(body);
  if (typeof to !== 'string' || typeof text !== 'string') return null;
  const subject = 'Text to a phone';
  return { id: randomUUID(), to: [to], from: '', subject, text, html: '', headers: {}, date: now.toISOString() };
}

function parsed(body: string): { to?: unknown; text?: unknown } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}
