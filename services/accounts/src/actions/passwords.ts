import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@poolpros/chassis/refusal';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordWeakness } from '../domain/password-rules.js';
import { createSlots } from './slots.js';

/** OWASP password storage: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes one core for 13 ms and 19 MiB; more than this at once would stall everything else. */
const slots = { atOnce: 2, waiting: 50 };

/** Lower-case passwords that attackers try first. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

interface PasswordOwner {
  email: string;
  name: string;
}

/** What to do about a password that is easy to guess; null if it is accepted. */
export const weaknessOf = (password: string, owner: PasswordOwner): string | null =>
  passwordWeakness(password, owner, commonPasswords);

/** Throws Refusal `password_too_weak`, which names the field, for a weak password. */
export function requireStrong(password: string, owner: PasswordOwner): void {
  const weakness = weaknessOf(password, owner);
  if (weakness)
    throw new Refusal('password_too_weak', `The password is too weak: ${weakness}.`, [
      { path: 'body.password', message: weakness },
    ]);
}

export interface Passwords {
  /** Throws Refusal `too_many_requests` if too many hashes are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Without a stored hash the result is false, after the same time. Throws Refusal `too_many_requests` if too many are
   * waiting.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const run = createSlots(slots);
  const nobody = await hash('nobody has this password', cost);
  return {
    hash: (password) => run(() => hash(password, cost)),
    verify: async (passwordHash, password) => {
      const matches = await run(() => verify(passwordHash ?? nobody, password));
      return matches && passwordHash !== null;
    },
  };
}
