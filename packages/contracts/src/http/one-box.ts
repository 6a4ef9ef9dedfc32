import * as z from 'zod';
import { poolTypes, services, serviceTypeKeys } from '../catalogue.js';
import { offered, textLengths } from '../limits.js';
import { lineOf } from '../text.js';

/** GET /api/search/understand and /api/search/suggestions: what a person typed into the one box. */
export const oneBoxQuerySchema = z.object({ q: lineOf(textLengths.searched).default('') });

/** What was recognised in the text; what no rule knows stays in `q` and is searched as words. */
export const understoodSchema = z.object({
  location: z.string().describe('"Austin, Texas", a state, a ZIP or a ZIP range; empty for none'),
  state: z.string().describe('state slug, empty for none'),
  city: z.string().describe('city slug, empty for none'),
  nearMe: z.boolean().describe('the visitor asked for what is near them'),
  distance: z.number().describe('miles, 0 for none'),
  serviceType: z.enum(serviceTypeKeys),
  services: z.array(z.enum(services)),
  poolTypes: z.array(z.enum(poolTypes)),
  minRating: z.number().describe('3 for none'),
  q: z.string(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** What the one box offers while a person types: places first, then installers by name. */
export const suggestionsSchema = z.object({
  places: z
    .array(
      z.object({
        kind: z.enum(['city', 'state', 'zip']),
        label: z.string().describe('"Austin, Texas", "Texas", "78704"'),
        detail: z.string().nullable().describe('county or postal place, where it tells more'),
        state: z.string().describe('state slug'),
        city: z.string().describe('city slug, empty for a state or a ZIP'),
      }),
    )
    .describe(`at most ${offered.suggestions}`),
  installers: z
    .array(z.object({ id: z.int(), name: z.string(), location: z.string(), path: z.string() }))
    .describe(`at most ${offered.suggestions}`),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
