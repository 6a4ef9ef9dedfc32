import type { FieldError, ProblemCode } from '@poolpros/contracts/problem';

/**
 * A refusal. Thrown anywhere in a request, it becomes the problem+json answer of that request.
 * `detail` is shown to people: a sentence without secrets.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly errors?: FieldError[],
  ) {
    super(detail ?? code);
    this.name = 'Problem';
  }
}
