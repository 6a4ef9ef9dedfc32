import {
  busShape,
  calledShape,
  databaseShape,
  filesShape,
  httpShape,
  phoneShape,
  publicUrlShape,
  secret,
  tokenShape,
} from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  ...filesShape,
  ...tokenShape,
  ...calledShape,
  ...publicUrlShape,
  ...phoneShape,
  LINK_SECRET: secret,
  REPLY_DOMAIN: z
    .string()
    .optional()
    .describe('the domain of the reply addresses of request threads; without one, mails have only their button'),
  WEBHOOK_TARGETS: z
    .enum(['public', 'any'])
    .default('public')
    .describe('any lets webhooks go to local addresses and by http, for a local run'),
  AUTO_PUBLISH_MAX_RISK: z.coerce
    .number()
    .int()
    .min(0)
    .max(99)
    .optional()
    .describe('publishes confirmed submissions up to this risk by itself (docs/operations.md#automatic-publication)'),
});
export type Config = z.output<typeof configSchema>;
