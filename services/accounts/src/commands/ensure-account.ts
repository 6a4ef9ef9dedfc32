import { parseArgs } from 'node:util';
import { audienceSchema } from '@poolpros/contracts/http/accounts';
import { textLengths } from '@poolpros/contracts/limits';
import { staffRoles } from '@poolpros/contracts/roles';
import { emailAddress, lineOf } from '@poolpros/contracts/text';
import * as z from 'zod';
import { ensureAccount } from '../actions/ensure-account.js';
import { commonPasswords } from '../actions/passwords.js';
import type { Context } from '../context.js';
import { passwordWeakness } from '../domain/password-rules.js';

const optionsSchema = z
  .object({
    audience: audienceSchema,
    email: emailAddress,
    name: lineOf(textLengths.accountName),
    role: z.enum(staffRoles).nullable().default(null),
  })
  .refine(({ audience, role }) => audience === 'admin' || role === null, 'only administrators have a role');

/**
 * `ensure-account --audience a --email e --name n [--role r]`: creates the account if it is missing, sets
 * ACCOUNT_PASSWORD and the role if they differ, and prints `{"accountId":"…"}` on a line.
 */
export async function ensureAccountCommand(context: Context, args: string[]): Promise<void> {
  const { config, database } = context;
  const { values } = parseArgs({
    args,
    options: {
      audience: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
    },
  });
  const wanted = optionsSchema.parse(values);
  const password = config.ACCOUNT_PASSWORD;
  if (!password) throw new Error('ACCOUNT_PASSWORD is missing');
  const weakness = passwordWeakness(password, wanted, commonPasswords);
  if (weakness) throw new Error(`ACCOUNT_PASSWORD ${weakness}`);
  await database.start();
  try {
    const accountId = await ensureAccount(context, { ...wanted, password }, context.now());
    process.stdout.write(`${JSON.stringify({ accountId })}\n`);
  } finally {
    await database.stop();
  }
}
