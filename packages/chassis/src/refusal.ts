import type { FieldError, ProblemCode } from '@poolpros/contracts/problem';

/**
 * A use case rejects its input by a business rule, with a message for people. It knows no HTTP: the server makes the
 * response from its code. The transaction around it is rolled back.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly errors?: FieldError[],
    /** When a retry may succeed. */
    readonly retryAfterSeconds?: number,
  ) {
    super(detail ?? code);
  }
}
