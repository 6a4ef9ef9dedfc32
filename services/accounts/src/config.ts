import {
  busShape,
  calledShape,
  callerShape,
  databaseShape,
  httpShape,
  keyOf,
  origin,
  publicUrlShape,
  secret,
} from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  JWT_PUBLIC_KEY: keyOf('PUBLIC'),
  ...callerShape,
  ...calledShape,
  ...publicUrlShape,
  JWT_PRIVATE_KEY: keyOf('PRIVATE').describe('signs access tokens'),
  LINK_SECRET: secret.describe('makes the links of invitation and reset mails'),
  DIRECTORY_URL: origin,
  ADMIN_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .default('required')
    .describe('whether administrators may do anything without one'),
  ACCOUNT_PASSWORD: z.string().optional().describe('the password that the command ensure-account sets'),
});

export type Config = z.output<typeof configSchema>;
