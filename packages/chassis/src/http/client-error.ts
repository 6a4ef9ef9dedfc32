import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { newId } from '../ids.js';
import { Problem } from '../problem.js';
import { problemBody } from './errors.js';

/**
 * Responds to bytes that are no HTTP request, to headers that are too large, and to requests that arrive too slowly.
 */
export function respondToClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = problemOf(error.code);
  const body = JSON.stringify(problemBody(problem, newId()));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\ncontent-type: application/problem+json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  socket.destroySoon();
}

function problemOf(code: string): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('request_timeout', 'The request took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large', 'The request headers are too large.');
  return new Problem('invalid_request', 'This is not an HTTP request.');
}
