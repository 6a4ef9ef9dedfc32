import type { FieldError, ProblemCode } from '@poolpros/contracts/problem';

/**
 * A use case rejects its input by a rule of the business, in words for people. It knows no HTTP; the server makes the
 * response of its code, and the transaction around it is rolled back.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly errors?: FieldError[],
    /** When trying again may help. */
    readonly retryAfterSeconds?: number,
  ) {
    super(detail ?? code);
  }
}
