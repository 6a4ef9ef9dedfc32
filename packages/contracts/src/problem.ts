import * as z from 'zod';
import { keysOf } from './keys-of.js';

/**
 * Stable error codes with their HTTP status. The general code of a status comes before its others. Clients switch on
 * the code, never on a text.
 */
export const problemStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  token_expired: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  bad_gateway: 502,
  service_unavailable: 503,
  overloaded: 503,
  gateway_timeout: 504,
  installer_not_found: 404,
  place_not_found: 404,
  zip_range_too_large: 400,
  submission_not_found: 404,
  submission_already_decided: 409,
  link_invalid: 404,
  link_used: 410,
  link_expired: 410,
  credentials_invalid: 401,
  session_expired: 401,
  login_locked: 429,
  step_up_required: 403,
  second_factor_required: 401,
  second_factor_invalid: 401,
  second_factor_exists: 409,
  passkey_invalid: 401,
  password_too_weak: 400,
  review_not_found: 404,
  review_already_exists: 409,
  idempotency_key_reused: 409,
  idempotency_key_in_use: 409,
} as const;
export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = keysOf(problemStatus);

export const problemCodeSchema = z.enum(problemCodes);

/** One invalid field: a dotted path such as `body.email`, a message, and the highest valid number where there is one. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string(), max: z.number().optional() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every error response (RFC 9457), sent as `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: problemCodeSchema,
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;
