import { parseArgs } from 'node:util';
import { type Command, UsageError } from '@poolpros/chassis/run';
import { type Audience, audienceSchema } from '@poolpros/contracts/http/accounts';
import { emailAddress } from '@poolpros/contracts/text';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { disableAccounts, enableAccounts } from '../actions/disable-account.js';
import type { Context } from '../context.js';

const optionsSchema = z.object({ email: emailAddress, audience: audienceSchema.nullable().default(null) });

/** `disable-account --email e [--audience a]`: disables the accounts of the email address. */
export const disableAccountCommand = commandOf('disable-account', (tx, named, { log, now }) =>
  disableAccounts(tx, named, now(), log),
);

/** `enable-account --email e [--audience a]`: lets their owners log in again. */
export const enableAccountCommand = commandOf('enable-account', (tx, named, { log, now }) =>
  enableAccounts(tx, named, now(), log),
);

/** A command for the accounts of an email address, which prints their ids. */
export function commandOf(
  name: string,
  act: (tx: EntityManager, named: { email: string; audience: Audience | null }, context: Context) => Promise<string[]>,
): Command<Context> {
  return async (context, args) => {
    const { values } = parseArgs({ args, options: { email: { type: 'string' }, audience: { type: 'string' } } });
    const named = optionsSchema.safeParse(values);
    if (!named.success) throw new UsageError(`usage: ${name} --email <email> [--audience contractor|admin]`);
    const { database } = context;
    await database.start();
    try {
      const ids = await database.transaction((tx) => act(tx, named.data, context));
      if (ids.length === 0) throw new UsageError('there is no such account');
      for (const accountId of ids) process.stdout.write(`${JSON.stringify({ accountId })}\n`);
    } finally {
      await database.stop();
    }
  };
}
