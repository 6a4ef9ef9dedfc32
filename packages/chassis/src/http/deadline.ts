import type { FastifyInstance } from 'fastify';
import { deadlineFrom, deadlineHeader, lateRefusal, runUntil } from '../deadline.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Until when the caller waits, in epoch milliseconds; null when it did not say. */
    deadline: number | null;
  }
}

/**
 * Rejects requests whose caller has stopped waiting, as a paused process finds them when it resumes, and
 * gives the work of the others its deadline.
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
  // Reading a body leaves the async context of the request, so it is entered again before the handler.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.deadline === null) done();
    else runUntil(request.deadline, done);
  });
}
