/** The header by which a caller names what it sends, so that a repetition is told the first response (ADR 26). */
export const idempotencyKeyHeader = 'idempotency-key';

/** Says `true` on a response that was given before. */
export const replayedHeader = 'idempotent-replayed';

/** How long a key is known (docs/rules.md#idempotency). */
export const idempotencyKeyHours = 24;
