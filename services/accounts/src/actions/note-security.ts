import { newId } from '@poolpros/chassis/ids';
import { networkLabel } from '@poolpros/chassis/network';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { securityNoticed } from '@poolpros/contracts/events/accounts';
import type { SecurityNotice } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { bumpAccount } from '../db/account-store.js';
import type { SecurityNoticeRow } from '../db/entities.js';
import { insertSecurityNotice } from '../db/security-notice-store.js';

export interface Noticed {
  accountId: string;
  notice: SecurityNotice;
  /** The browser and the network of the change. */
  by: { client: string; ip: string };
  /** The link in the mail. */
  linkId?: string;
  /** The recipient, if it is not the email of the account. */
  email?: string;
}

/** Notifies the owner of an account about an event by mail. Locks the account until the transaction ends. */
export async function noteSecurity(
  tx: EntityManager,
  { accountId, notice, by, linkId, email }: Noticed,
  now: Date,
): Promise<void> {
  const id = newId();
  const version = await bumpAccount(tx, accountId);
  const network = networkLabel(by.ip);
  const row = {
    id,
    accountId,
    notice,
    device: by.client,
    network,
    linkId: linkId ?? null,
    email: email ?? null,
    createdAt: now,
  };
  await tell(tx, row, version);
}

/** Sends the owner a previous notice again. */
export async function noteAgain(tx: EntityManager, earlier: SecurityNoticeRow): Promise<void> {
  await tell(tx, { ...earlier, id: newId() }, await bumpAccount(tx, earlier.accountId));
}

async function tell(tx: EntityManager, row: SecurityNoticeRow, version: number): Promise<void> {
  const { id: noticeId, accountId, notice } = row;
  await insertSecurityNotice(tx, row);
  await addToOutbox(tx, securityNoticed, {
    aggregateId: accountId,
    aggregateVersion: version,
    data: { accountId, noticeId, notice },
  });
}
