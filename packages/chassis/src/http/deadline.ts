import type { FastifyInstance } from 'fastify';
import { deadlineFrom, deadlineHeader, lateRefusal, runUntil } from '../deadline.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The deadline of the caller in epoch milliseconds; null when it sent none. */
    deadline: number | null;
  }
}

/**
 * Rejects requests whose caller has stopped waiting, such as those that a paused process finds when it resumes. Sets
 * the deadline for the work of the others.
 */
export function heedDeadlines(app: FastifyInstance): void {
  app.decorateRequest('deadline', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const deadline = deadlineFrom(request.headers[deadlineHeader]);
    if (deadline === undefined) return done();
    const refusal = lateRefusal(deadline);
    if (refusal) return done(refusal);
    request.deadline = deadline;
    runUntil(deadline, done);
  });
  // Reading a body leaves the async context of the request, so re-enter it before the handler.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.deadline === null) done();
    else runUntil(request.deadline, done);
  });
}
