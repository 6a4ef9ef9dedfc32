import { randomBytes } from 'node:crypto';
import { networkOf } from '@poolpros/chassis/network';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { ListingVisit } from '@poolpros/contracts/http/listing-visits';
import type { EntityManager } from 'typeorm';
import { insertVisits, saltOf } from '../db/visit-store.js';
import { figureDay } from '../domain/figure-day.js';
import { isProgram, visitorOf } from '../domain/visitor.js';

const saltBytes = 32;

/** Who saw something: a browser in a network, and its account if it has one. */
export interface Viewer {
  ip: string;
  userAgent: string | undefined;
  account: { accountId: string; audience: Audience } | null;
}

/** Counts what a visitor saw, once a day. Nothing is stored of programs, of the staff and of a business's own members. */
export async function countVisits(
  tx: EntityManager,
  seen: readonly ListingVisit[],
  { ip, userAgent, account }: Viewer,
  now: Date,
): Promise<void> {
  if (userAgent === undefined || isProgram(userAgent) || account?.audience === 'admin') return;
  const day = figureDay(now);
  const visitor = visitorOf(await saltOf(tx, day, randomBytes(saltBytes)), { network: networkOf(ip), userAgent });
  await insertVisits(tx, { day, visitor, accountId: account?.accountId ?? null, seen });
}
