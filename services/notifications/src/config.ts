import {
  analyticsShape,
  busShape,
  callerShape,
  checkOperator,
  databaseShape,
  httpShape,
  operatorShape,
  origin,
  phoneShape,
  port,
  publicUrlShape,
  secret,
} from '@poolpros/chassis/config';
import * as z from 'zod';
import { parseSender } from './domain/sender.js';

const shape = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  ...callerShape,
  ...publicUrlShape,
  ...operatorShape,
  ...analyticsShape,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }),
  ...phoneShape,
  PHONE_MESSAGES_KEY: z.string().optional().describe('sent to the provider as bearer'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://host:25' }),
  MAIL_FROM: z.string().transform((text, context) => {
    const sender = parseSender(text);
    if (sender) return sender;
    context.addIssue('must look like PoolPros <hello@example.com>');
    return z.NEVER;
  }),
  REPLY_DOMAIN: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/, 'must look like replies.example.com')
    .optional()
    .describe('the domain of reply addresses; without one no replies are received'),
  INBOUND_SMTP_PORT: port.optional().describe('port on which mails to reply addresses are received'),
  LINK_SECRET: secret.describe('makes the links that stop mails, and the hashes of stopped emails'),
  DIRECTORY_URL: origin,
  ACCOUNTS_URL: origin,
  REVIEWS_URL: origin,
});
export const configSchema = shape.superRefine(checkOperator);
export type Config = z.infer<typeof configSchema>;
