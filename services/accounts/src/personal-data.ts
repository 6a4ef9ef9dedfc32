import { idempotencyKeyRows } from '@poolpros/chassis/idempotency';
import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';

/** What is personal in accounts. An account goes with all that is here of it when its owner deletes it. */
export const personalData: readonly PersonalRows[] = [
  {
    table: 'accounts',
    columns: ['email', 'name'],
    kept: [
      {
        // Longer than the link in the mail works.
        keptDays: 7,
        since: 'created_at',
        where: 'email_confirmed_at is null and password_hash is null',
        erase: 'delete',
        rule: 'registration',
      },
      { keptDays: null, because: 'until its owner deletes it' },
    ],
    exported: 'account',
  },
  {
    table: 'former_emails',
    columns: ['email'],
    kept: [{ keptDays: null, because: 'as long as the account, to find what was sent from it' }],
    exported: 'account',
  },
  {
    table: 'passkeys',
    columns: ['device', 'credential_id'],
    kept: [{ keptDays: null, because: 'as long as the passkey' }],
    exported: 'passkeys',
  },
  {
    table: 'sessions',
    columns: ['device', 'network'],
    kept: [{ keptDays: null, because: 'until a login after its end; a login deletes those that ended long before' }],
    exported: 'sessions',
  },
  {
    table: 'login_failures',
    columns: ['subject', 'key'],
    key: 'ctid',
    kept: [{ keptDays: 1, since: 'last_failed_at', erase: 'delete', rule: 'login-delays' }],
    exported: { because: 'it holds keyed hashes, for a day' },
  },
  {
    table: 'security_notices',
    columns: ['device', 'network', 'email'],
    // As long as a mail about one can be asked for.
    kept: [{ keptDays: 90, since: 'created_at', erase: 'delete', rule: 'security-mails' }],
    exported: 'notices',
  },
  {
    table: 'password_links',
    columns: ['email', 'successor_email'],
    // Long enough to say of an old link that it was used or has expired.
    kept: [{ keptDays: 90, since: 'expires_at', erase: 'delete', rule: 'password-links' }],
    exported: 'links',
  },
  idempotencyKeyRows,
];
