import { busShape, callerShape, httpShape, origin } from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...busShape,
  ...callerShape,
  ELASTICSEARCH_URL: z.url({ protocol: /^https?$/, error: 'must look like http://host:9200' }),
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,60}$/, 'must be an alias: lower-case letters, digits, - and _')
    .default('installers'),
  INDEX_REPLICAS: z.coerce.number('must be a number').int().min(0).max(5).default(0),
  DIRECTORY_URL: origin,
});
export type Config = z.output<typeof configSchema>;
