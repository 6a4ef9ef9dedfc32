import {
  busShape,
  callerShape,
  databaseShape,
  httpShape,
  origin,
  phoneShape,
  publicUrlShape,
  secret,
} from '@poolpros/chassis/config';
import * as z from 'zod';
import { parseSender } from './domain/sender.js';

export const configSchema = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  ...callerShape,
  ...publicUrlShape,
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
  MAIL_POSTAL_ADDRESS: z.string().min(1).max(200),
  OPERATOR_EMAIL: z.email('must be an email').describe('email that a person reads: answers to mails go there'),
  DIRECTORY_URL: origin,
  ACCOUNTS_URL: origin,
  REVIEWS_URL: origin,
});
export type Config = z.infer<typeof configSchema>;
