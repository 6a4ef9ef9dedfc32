import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readJsonBody } from './json-body.js';
import type { Message } from './messages.js';

const largestText = 4096;

/** Reads a text to a phone as the product hands it to a provider; null for anything else. */
export async function readText(request: IncomingMessage, now: Date): Promise<Message | null> {
  const { to, text } = (await readJsonBody(request, largestText)) ?? {};
  if (typeof to !== 'string' || typeof text !== 'string') return null;
  const subject = 'Text to a phone';
  return { id: randomUUID(), to: [to], from: '', subject, text, html: '', headers: {}, date: now.toISOString() };
}
