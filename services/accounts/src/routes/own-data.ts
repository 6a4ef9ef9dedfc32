import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import type { AccountData } from '@poolpros/contracts/http/own-data';
import type { EntityManager } from 'typeorm';
import { provenSession } from '../actions/step-up.js';
import type { Context } from '../context.js';
import type { AccountRow } from '../db/entities.js';
import { emailsOf } from '../db/former-email-store.js';
import { passkeysOf } from '../db/passkey-store.js';
import { linksOf } from '../db/password-link-store.js';
import { countCodes, findSecondFactor } from '../db/second-factor-store.js';
import { noticesOf } from '../db/security-notice-store.js';
import { sessionsOf } from '../db/session-store.js';
import { ownRoute, signedInAs } from './own-account.js';

/** An export of an account's data for its owner. */
export function ownDataRoutes(app: ZodApp, { database, now }: Context): void {
  route(
    app,
    ownAccountEndpoints.accountData,
    ownRoute({
      summary: 'Get all data held about your account itself; requires step-up authentication',
      errors: [400, 401, 403, 503],
    }),
    async (request, reply) => {
      const { manager } = database.dataSource;
      const { account } = await provenSession(manager, signedInAs(request), now());
      reply.header('cache-control', 'no-store');
      return await dataOf(manager, account);
    },
  );
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

async function dataOf(tx: EntityManager, account: AccountRow): Promise<AccountData> {
  const { id, name, email } = account;
  return {
    account: {
      id,
      name,
      email,
      formerEmails: (await emailsOf(tx, id))?.formerEmails ?? [],
      emailConfirmedAt: iso(account.emailConfirmedAt),
      createdAt: account.createdAt.toISOString(),
      hasPassword: account.passwordHash !== null,
      secondFactorAddedAt: iso((await findSecondFactor(tx, id))?.confirmedAt ?? null),
      recoveryCodesLeft: await countCodes(tx, id),
    },
    passkeys: (await passkeysOf(tx, id)).map(({ device, synced, createdAt, lastUsedAt }) => ({
      device,
      synced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
    sessions: (await sessionsOf(tx, id)).map(({ device, network, createdAt, rotatedAt, revokedAt }) => ({
      device,
      network,
      startedAt: createdAt.toISOString(),
      lastSeenAt: rotatedAt.toISOString(),
      endedAt: iso(revokedAt),
    })),
    notices: (await noticesOf(tx, id)).map(({ notice, device, network, createdAt, ...told }) => ({
      notice,
      device,
      network,
      email: told.email,
      at: createdAt.toISOString(),
    })),
    links: (await linksOf(tx, id)).map(({ purpose, createdAt, expiresAt, usedAt, ...link }) => ({
      purpose,
      email: link.email,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: iso(usedAt),
    })),
  };
}
