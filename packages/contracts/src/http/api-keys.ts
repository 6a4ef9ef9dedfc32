import * as z from 'zod';
import { installerStatusSchema } from '../events/directory.js';
import { textLengths } from '../limits.js';
import { plans } from '../plans.js';
import { lineOf, maxStoredInt, pageNumber } from '../text.js';
import { listingFiguresQuerySchema, listingFiguresSchema } from './listing-figures.js';
import { pagedSchema } from './paged.js';
import { ownContactRequestSchema } from './request-threads.js';

/** What a key may read of its business (docs/rules.md#api-keys). */
export const apiKeyScopes = ['listing:read', 'requests:read', 'figures:read'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Days after which a key ends. */
export const apiKeyLifetimes = [30, 90, 365] as const;

/** What every key looks like, so that scanners of secrets know one. */
export const apiKeyPattern = /^ppk_[A-Za-z0-9_-]{43}$/;

/** How often one key may ask in a minute (docs/rules.md#api-keys). */
export const callsPerMinute = 60;

const at = z.iso.datetime();

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  start: z.string().describe('its first characters, to identify it'),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: at,
  expiresAt: at,
  isExpired: z.boolean(),
  lastUsedAt: at.nullable(),
  madeByYou: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** GET /api/contractors/me/listings/{id}/api-keys: oldest first. */
export const apiKeysSchema = z.object({
  items: z.array(apiKeySchema),
  plan: z.enum(plans),
  mostKeys: z.int().describe('limit of the plan'),
});
export type ApiKeys = z.infer<typeof apiKeysSchema>;

/** POST …/api-keys, after a step-up. A name is one key's of a business. */
export const apiKeyBodySchema = z.object({
  name: lineOf(textLengths.apiKeyName),
  scopes: z.array(z.enum(apiKeyScopes)).min(1, 'choose what the key may read').max(apiKeyScopes.length),
  days: z
    .union(
      apiKeyLifetimes.map((days) => z.literal(days)),
      `choose one of ${apiKeyLifetimes.join(', ')}`,
    )
    .describe('days until it expires'),
});
export type ApiKeyBody = z.input<typeof apiKeyBodySchema>;
export const newApiKeySchema = apiKeySchema.extend({ key: z.string().describe('shown only once') });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** POST …/api-keys/{id}/revoke. */
export const apiKeyParamsSchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  apiKeyId: z.uuid(),
});

/** GET /api/v1/listings/{id}, by a key with `listing:read`. */
export const keyedListingSchema = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string().describe('"Austin, TX"'),
  status: installerStatusSchema.exclude(['merged', 'removed']),
  pausedFrom: at.nullable(),
  pausedTo: at.nullable(),
  url: z.url().describe('URL of its page'),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  rating: z.number().nullable().describe('average rating of its reviews; null if there are none'),
  reviewCount: z.int(),
});
export type KeyedListing = z.infer<typeof keyedListingSchema>;

/** GET /api/v1/listings/{id}/contact-requests?page=, by a key with `requests:read`: newest first. */
export const keyedRequestQuerySchema = z.object({ page: pageNumber });
export const keyedRequestsSchema = pagedSchema(ownContactRequestSchema.omit({ photos: true }));

/** GET /api/v1/listings/{id}/figures?period=, by a key with `figures:read`. */
export const keyedFiguresQuerySchema = listingFiguresQuerySchema;
export const keyedFiguresSchema = listingFiguresSchema;
