import { analyticsShape, callerShape, httpShape, metricsShape, origin, publicUrlShape } from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...metricsShape,
  ...publicUrlShape,
  ...callerShape,
  ...analyticsShape,
  API_URL: origin.describe('origin of the gateway as the web server reads it'),
});
export type Config = z.output<typeof configSchema>;
