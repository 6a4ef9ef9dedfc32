import * as z from 'zod';
import { audienceSchema, secondFactorNotices } from '../http/accounts.js';
import type { MailRow } from './row.js';

/** An account, in a mail to its owner. Browser and network are those that made the change. */
const whatHappened = {
  name: z.string(),
  audience: audienceSchema,
  at: z.iso.datetime(),
  device: z.string(),
  network: z.string(),
};

/** Mails about accounts. The facts come from accounts. */
export const accountMails = {
  'account-setup': {
    source: 'accounts',
    facts: z.object({ name: z.string(), setupUrl: z.url(), validDays: z.int() }),
  },
  'account-confirm': {
    source: 'accounts',
    facts: z.object({ name: z.string(), setupUrl: z.url(), validHours: z.int() }),
  },
  'account-exists': {
    source: 'accounts',
    facts: z.object({ name: z.string(), loginUrl: z.url(), resetUrl: z.url(), validMinutes: z.int() }),
  },
  'password-reset': {
    source: 'accounts',
    facts: z.object({
      name: z.string(),
      audience: audienceSchema.default('contractor'),
      resetUrl: z.url(),
      validMinutes: z.int(),
    }),
  },
  'new-device': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, resetUrl: z.url() }),
  },
  'login-locked': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, unlockUrl: z.url(), resetUrl: z.url(), lockMinutes: z.int() }),
  },
  'password-changed': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, resetUrl: z.url() }),
  },
  'email-confirm': {
    source: 'accounts',
    facts: z.object({ confirmUrl: z.url(), validHours: z.int() }),
  },
  'email-changed': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, undoUrl: z.url(), validDays: z.int() }),
  },
  'email-taken-back': {
    source: 'accounts',
    facts: z.object({
      ...whatHappened,
      loginUrl: z.url(),
      undoUrl: z.url().optional().describe('of an email that had the account before the change that was taken back'),
    }),
  },
  'account-deletion': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, keepUrl: z.url(), eraseAt: z.iso.datetime() }),
  },
  'second-factor-changed': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, notice: z.enum(secondFactorNotices), resetUrl: z.url() }),
  },
} as const satisfies Record<string, MailRow<'accounts'>>;
