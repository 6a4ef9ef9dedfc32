/** The header with which a caller identifies a request, so that a repeated one gets the first response (ADR 26). */
export const idempotencyKeyHeader = 'idempotency-key';

/** `true` on a response that repeats an earlier one. */
export const replayedHeader = 'idempotent-replayed';

/** How long a key is stored (docs/rules.md#idempotency). */
export const idempotencyKeyHours = 24;
