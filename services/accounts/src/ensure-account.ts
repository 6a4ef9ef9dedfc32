import { parseArgs } from 'node:util';
import { audienceSchema } from '@poolpros/contracts/http/accounts';
import { emailAddress, lineOf } from '@poolpros/contracts/text';
import * as z from 'zod';
import type { Context } from './context.js';
import { storePassword, touchOrCreateAccount } from './db/account-store.js';
import { forgetFailures } from './db/login-failure-store.js';
import { revokeSessionsOf } from './db/session-store.js';
import { passwordWeakness } from './domain/password-rules.js';
import { loginSubject } from './login-attempt.js';
import { commonPasswords } from './passwords.js';

const optionsSchema = z.object({ audience: audienceSchema, email: emailAddress, name: lineOf(1, 120) });

/**
 * `ensure-account --audience a --email e --name n`: makes the account when it is missing, sets ACCOUNT_PASSWORD when
 * it has another one, and prints `{"accountId":"…"}` on a line.
 */
export async function ensureAccount(context: Context, args: string[]): Promise<void> {
  const { config, database, passwords, log } = context;
  const { values } = parseArgs({
    args,
    options: { audience: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
  });
  const wanted = optionsSchema.parse(values);
  const password = config.ACCOUNT_PASSWORD;
  if (!password) throw new Error('ACCOUNT_PASSWORD is missing');
  const weakness = passwordWeakness(password, wanted, commonPasswords);
  if (weakness) throw new Error(`ACCOUNT_PASSWORD ${weakness}`);
  await database.start();
  try {
    const subject = loginSubject(config.LINK_SECRET, wanted.audience, wanted.email);
    const account = await database.transaction(async (tx) => {
      await forgetFailures(tx, subject);
      return touchOrCreateAccount(tx, wanted, new Date());
    });
    if (!(await passwords.verify(account.passwordHash, password))) {
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        await storePassword(tx, account.id, passwordHash);
        await revokeSessionsOf(tx, account.id, new Date());
      });
      log.info({ accountId: account.id, audience: account.audience }, 'password set by command');
    }
    process.stdout.write(`${JSON.stringify({ accountId: account.id })}\n`);
  } finally {
    await database.stop();
  }
}
