import {
  busShape,
  callerShape,
  checkOperator,
  databaseShape,
  httpShape,
  operatorShape,
  origin,
  phoneShape,
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
  LINK_SECRET: secret.describe('makes the links that stop mails, and the hashes of stopped emails'),
  DIRECTORY_URL: origin,
  ACCOUNTS_URL: origin,
  REVIEWS_URL: origin,
});
export const configSchema = shape.superRefine(checkOperator);
export type Config = z.infer<typeof configSchema>;
