import { httpShape, internalShape, origin, publicUrlShape } from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...publicUrlShape,
  ...internalShape,
  POSTHOG_KEY: z.string().optional().describe('public project token; without it the browser sends no analytics'),
  POSTHOG_HOST: origin.default('https://us.i.posthog.com'),
  API_URL: origin.describe('origin of the gateway as the web server reads it'),
});
export type Config = z.output<typeof configSchema>;
