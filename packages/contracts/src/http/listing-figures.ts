import * as z from 'zod';
import { visitKinds } from './listing-visits.js';

/** How far back figures go: so many days with today, or twelve months with this one. */
export const figurePeriods = ['7d', '30d', '90d', '12m'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** What is counted: visits by kind, and requests. */
export const figureKinds = [...visitKinds, 'request'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** GET /api/contractors/me/listings/{id}/figures?period= */
export const listingFiguresQuerySchema = z.object({ period: z.enum(figurePeriods).default('30d') });

const countSchema = z.object({
  total: z.int().nullable().describe('null if not measured'),
  before: z.int().nullable().describe('total of the preceding period of equal length; null if not fully measured'),
  local: z.number().nullable().describe('the median of the businesses in `local`'),
});
export type FigureCount = z.infer<typeof countSchema>;

const day = z.iso.date();
const bucketSchema = z.object({ from: day, to: day, counts: z.record(z.enum(figureKinds), z.int()) });
export type FigureBucket = z.infer<typeof bucketSchema>;

export const listingFiguresSchema = z.object({
  period: z.enum(figurePeriods),
  from: day,
  to: day.describe('today, which is still in progress'),
  since: day.nullable().describe('the first day with a counted visit; null before the first one'),
  counts: z.record(z.enum(figureKinds), countSchema),
  reply: z.object({
    medianMinutes: z.number().nullable().describe('as on the profile: over the replies of the last 30 days'),
    local: z.number().nullable(),
  }),
  conversion: z.object({
    share: z.number().nullable().describe('requests per profile view; null with fewer than 20 views'),
    local: z.number().nullable(),
  }),
  series: z
    .array(bucketSchema)
    .describe('days, weeks for 90 days or months for 12 months, from the first measured one'),
  local: z
    .object({
      businesses: z.int().describe('how many with the same main service and figures are compared'),
      service: z.string(),
      area: z.enum(['near', 'state']),
    })
    .nullable()
    .describe('null if fewer than five businesses can be compared'),
});
export type ListingFigures = z.infer<typeof listingFiguresSchema>;
