import type { ZodApp } from '@poolpros/chassis/http';
import { handleError, logProblem, problemOf } from '@poolpros/chassis/http/errors';
import { pagePaths } from '@poolpros/contracts/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FailureText, failureHtml } from './failure-html.js';

const again = { href: '', label: 'Try again' };
const unavailable: FailureText = {
  title: 'We cannot show this page right now',
  text: 'Our site is not responding. Nothing you did is lost. Please try again in a moment.',
  link: again,
};
const tooMany: FailureText = {
  title: 'Please wait a moment',
  text: 'Your network requested many pages in a short time. Please try again in a minute.',
  link: again,
};
const notSent: FailureText = {
  title: 'Your form was not sent',
  text: 'The page was still loading. Go back: what you typed is most likely still there. Wait a moment, then press the button again. If your browser blocks scripts, please allow them, as our forms need them.',
  link: { href: '', label: 'Load the page again' },
};
const noPage: FailureText = {
  title: 'This page isn’t here',
  text: 'The address may have a typo, or the page may have moved. Nothing you did is lost.',
  link: { href: pagePaths.unitedStates, label: 'Go to the home page' },
};
const special: Readonly<Record<number, FailureText>> = { 405: notSent, 429: tooMany };

const retryAfterSeconds = 10;

/** Sends browsers an error page; other clients get the problem as JSON. */
export function showFailures(app: ZodApp): void {
  app.setErrorHandler((error, request, reply) =>
    request.headers.accept?.includes('text/html')
      ? sendFailure(error, request, reply)
      : handleError(error, request, reply),
  );
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  logProblem(problem, error, request);
  if (problem.status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(failureHtml(textOf(problem.status), request.id));
}

function textOf(status: number): FailureText {
  if (status >= 500) return unavailable;
  return special[status] ?? noPage;
}
