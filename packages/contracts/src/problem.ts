import * as z from 'zod';

/** Stable error codes. Clients switch on the code, never on a text. */
export const problemCodes = [
  'invalid_request',
  'unauthenticated',
  'token_expired',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'gone',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'bad_gateway',
  'service_unavailable',
  'gateway_timeout',
  'installer_not_found',
  'place_not_found',
  'zip_range_too_large',
  'submission_not_found',
  'submission_already_decided',
  'link_invalid',
  'link_used',
  'link_expired',
  'credentials_invalid',
  'session_expired',
  'password_too_weak',
  'review_not_found',
  'review_already_exists',
] as const;

export const problemCodeSchema = z.enum(problemCodes);
export type ProblemCode = z.infer<typeof problemCodeSchema>;

/** One rejected field: a dotted path such as `body.email` and a sentence. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every error answer (RFC 9457), sent as `application/problem+json`. */
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
