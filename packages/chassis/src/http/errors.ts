import {
  type FieldError,
  type ProblemBody,
  type ProblemCode,
  problemCodes,
  problemStatus,
} from '@poolpros/contracts/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Problem } from '../problem.js';
import { Refusal } from '../refusal.js';
import { isContention, isUnavailable, UnavailableError } from '../unavailable.js';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

// Of the codes that share a status, the general one is first in the table.
const codeOfStatus = new Map<number, ProblemCode>(
  [...problemCodes].reverse().map((code) => [problemStatus[code], code]),
);

export const unavailableSeconds = 2;

// PostgreSQL: a text with a zero byte, or a \u0000 inside jsonb.
const unstorableText = new Set(['22021', '22P05']);

/** The problem that the client gets for an error. Details of internal errors are hidden behind a 500 or 503. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) return new Problem(error.code, error.detail, error.errors, error.retryAfterSeconds);
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error);
  if (isUnavailable(error) || isContention(error))
    return new Problem(
      error instanceof UnavailableError ? error.code : 'service_unavailable',
      'This cannot be done at the moment. Try again shortly.',
    );
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>;
  if (code !== undefined && unstorableText.has(code))
    return new Problem('invalid_request', 'The request contains a character that cannot be stored.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(codeOfStatus.get(statusCode) ?? 'invalid_request', detailOf(code, error));
  return new Problem('internal_error', 'Something went wrong on our side.');
}

/** The response body of a problem. */
export const problemBody = (problem: Problem, requestId?: string): ProblemBody => ({
  type: `urn:poolpros:problem:${problem.code}`,
  title: titles[problem.status] ?? 'Error',
  status: problem.status,
  code: problem.code,
  ...(problem.detail !== undefined && { detail: problem.detail }),
  ...(requestId !== undefined && { requestId }),
  ...(problem.errors && { errors: problem.errors }),
});

/** Sends a problem as the response. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const waitSeconds = problem.retryAfterSeconds ?? (problem.status === 503 ? unavailableSeconds : undefined);
  if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds);
  if (problem.code === 'unauthenticated' || problem.code === 'token_expired')
    reply.header('www-authenticate', 'Bearer');
  // A string is sent unchanged, so the route's response schemas cannot turn an error into a failure.
  return reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, request.id)));
}

/** Error handler of an app: sends the problem and logs errors that need a human. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  logProblem(problem, error, request);
  return sendProblem(request, reply, problem);
}

/** Logs the error behind a problem when it needs a human. */
export function logProblem(problem: Problem, error: unknown, request: FastifyRequest): void {
  if (problem.status === 500) request.log.error({ err: error }, 'request failed');
  // A line for each would be more work when there is too much already; a counter has them.
  else if (problem.status >= 502 && problem.code !== 'overloaded')
    request.log.warn({ err: error }, 'request refused, it cannot be done now');
}

interface ValidationError {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
}

function invalidRequest(error: ValidationError): Problem {
  const context = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body');
  const errors: FieldError[] = error.validation.map((issue) => ({
    path: [context, ...issue.instancePath.split('/').filter(Boolean)].join('.'),
    message: issue.message ?? 'is not valid',
  }));
  const [first] = errors;
  return new Problem('invalid_request', first && `${first.path}: ${first.message}.`, errors);
}

function detailOf(code: string | undefined, error: unknown): string {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'Send the body as application/json.';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'The body is too large.';
  if (code === 'FST_ERR_BAD_URL') return 'The address is not valid.';
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'The body is empty.';
  if (error instanceof SyntaxError || code?.startsWith('FST_ERR_CTP')) return 'The body is not valid JSON.';
  return 'The request is not valid.';
}
