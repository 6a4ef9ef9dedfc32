import { isIP } from 'node:net';
import {
  analyticsShape,
  busShape,
  calledShape,
  httpShape,
  metricsShape,
  publicUrlShape,
  tagShape,
  tokenShape,
} from '@poolpros/chassis/config';
import * as z from 'zod';
import { upstreamShape } from './upstreams.js';

/** IP addresses and networks of the proxies in front, separated by commas. A number of hops could be forged. */
const trustedProxies = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .refine((entries) => entries.every((entry) => isIP(entry.split('/')[0] ?? '') > 0), 'must be a list of IP addresses');

export const configSchema = z.object({
  ...httpShape,
  ...publicUrlShape,
  ...busShape,
  ...metricsShape,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }),
  ...upstreamShape,
  ...tokenShape,
  TRUSTED_PROXIES: trustedProxies.describe('proxies whose X-Forwarded-For is believed'),
  RATE_LIMITS_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('multiplies every limit, so that a test or sample run from one IP address is not limited'),
  ...calledShape,
  ...analyticsShape,
  ...tagShape,
});

export type Config = z.output<typeof configSchema>;
