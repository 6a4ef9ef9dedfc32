import * as z from 'zod';
import { idempotencyKeyHeader, idempotencyKeyHours, replayedHeader } from '../idempotency.js';

const key = z
  .string()
  // Quoted, it is the string of a structured field (RFC 9651).
  .regex(/^("?)[\w-]{16,128}\1$/, 'must be 16 to 128 letters, digits, hyphens or underscores')
  .transform((value) => value.replaceAll('"', ''));

/** Headers of a POST that creates something. */
export const idempotencyHeadersSchema = z.object({
  [idempotencyKeyHeader]: key
    .optional()
    .describe(
      `A new value for each thing to create, such as a UUID. For ${idempotencyKeyHours} hours the same key with the same body gets the first response again, marked \`${replayedHeader}: true\`; with another body it is refused`,
    ),
});
