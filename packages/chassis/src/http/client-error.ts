import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { newId } from '../ids.js';
import { Problem } from '../problem.js';
import { problemBody } from './errors.js';

/** Answers bytes that are no HTTP request, headers that are too large, and requests that take too long to arrive. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, text, detail } = refusalOf(error.code);
  const body = JSON.stringify(problemBody(new Problem(status, 'invalid_request', detail), newId()));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${text}\r\ncontent-type: application/problem+json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  socket.destroySoon();
}

function refusalOf(code: string): { status: number; text: string; detail: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, text: 'Request Timeout', detail: 'The request took too long to arrive.' };
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, text: 'Request Header Fields Too Large', detail: 'The request headers are too large.' };
  return { status: 400, text: 'Bad Request', detail: 'This is not an HTTP request.' };
}
