import type { FieldError, ProblemBody, ProblemCode } from '@poolpros/contracts/problem';

/** A response that is not OK. The message is `status: text`; code, detail and errors come from problem+json. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | null;
  readonly detail: string | null;
  readonly errors: FieldError[];
  /** How long to wait before a retry, if the response says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    text: string,
    problem: Partial<ProblemBody> | null,
    retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem?.code ?? null;
    this.detail = problem?.detail ?? null;
    this.errors = problem?.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** `enter a ZIP` → `Enter a ZIP.`: the contracts phrase messages so that they can follow a field's name. */
export const asSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;

/** Sentences by field name for a form: `body.email` → `email`. Empty when the error is not about fields. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path.replace(/^body\./, ''), asSentence(message)]),
  );
}

/** Whether the service was unavailable, rather than rejecting the request. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429;
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
