import { httpShape, origin, publicUrlShape } from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...publicUrlShape,
  API_URL: origin.describe('origin of the gateway as the web server reads it'),
});
export type Config = z.output<typeof configSchema>;
