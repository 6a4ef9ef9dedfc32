import { randomBytes } from 'node:crypto';
import { type Caller, callers as everybody } from '@poolpros/contracts/callers';
import type { CallerDigests } from '../config.js';
import { hashToken } from '../links.js';

export interface TestCallers<C extends Caller> {
  tokens: Record<C, string>;
  /** As in CALLER_DIGESTS. */
  digests: string;
  /** CALLER_DIGESTS as the configuration holds it. */
  config: CallerDigests;
}

/** Callers, each with its own token. */
export function testCallers<C extends Caller>(...names: C[]): TestCallers<C> {
  const tokens = Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')])) as Record<C, string>;
  const entries = names.map((name): [Caller, string] => [name, hashToken(tokens[name])]);
  return { tokens, digests: entries.map((entry) => entry.join(':')).join(','), config: new Map(entries) };
}

/** All callers that every service of a test file accepts. */
export const callers = testCallers(...everybody);
