import { type AccessKind, accessKinds } from '@poolpros/contracts/access';
import { accountContactsLimit } from '@poolpros/contracts/http/internal';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isUuid, type Mails, type Sources } from '../../listings/mails/mail.js';
import { ownersOf, roleOn } from '../../members/db/member-store.js';
import { toRecipient } from '../../members/domain/recipients.js';
import { keysOf } from '../db/api-key-store.js';
import { findWebhook } from '../db/webhook-store.js';

interface Given {
  kind: AccessKind;
  listingId: number;
  subjectId: string;
  accountId: string;
  at: Date;
}

/**
 * The subject of the mail: `{kind}_{installerId}_{subjectId}_{accountId}_{milliseconds, to base 36}`; null for anything
 * else.
 */
function givenIn(id: string): Given | null {
  const [kind, listing = '', subjectId = '', accountId = '', at = ''] = id.split('_');
  const known = accessKinds.find((each) => each === kind);
  if (!known || !/^[1-9]\d{0,8}$/.test(listing) || !/^[0-9a-z]{8}$/.test(at)) return null;
  if (!isUuid(subjectId) || !isUuid(accountId)) return null;
  return { kind: known, listingId: Number(listing), subjectId, accountId, at: new Date(Number.parseInt(at, 36)) };
}

/** The mail that tells every owner of a new way into their business, also the one who opened it. */
export const accessMails: Mails<'access-given'> = {
  'access-given': async (sources, id) => {
    const given = givenIn(id);
    const listing = given && (await findInstaller(sources.tx, given.listingId));
    if (!listing) return null;
    const { kind, listingId, subjectId, accountId, at } = given;
    const owners = await ownersOf(sources.tx, listingId);
    const to = await contactsOf(sources.accounts, owners.slice(0, accountContactsLimit));
    const [actor] = await contactsOf(sources.accounts, [accountId]);
    const isMember = kind === 'member' || kind === 'owner';
    const room = pathTo(pagePaths.companyDashboard, { installerId: listingId });
    return {
      to: to.map(toRecipient),
      replyTo: null,
      facts: {
        businessName: listing.name,
        kind,
        what: await nameOf(sources, given),
        role: isMember ? await roleOn(sources.tx, listingId, subjectId) : null,
        actor: actor?.name ?? null,
        at: at.toISOString(),
        roomUrl: `${sources.publicUrl}${room}?room=${isMember ? 'team' : 'connections'}`,
      },
    };
  },
};

async function nameOf({ tx, accounts }: Sources, { kind, listingId, subjectId }: Given): Promise<string | null> {
  if (kind === 'key') return (await keysOf(tx, listingId)).find(({ id }) => id === subjectId)?.name ?? null;
  if (kind !== 'hook') return (await contactsOf(accounts, [subjectId]))[0]?.name ?? null;
  const webhook = await findWebhook(tx, subjectId);
  return webhook && new URL(webhook.url).host;
}
