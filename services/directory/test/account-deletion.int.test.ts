import { newId } from '@poolpros/chassis/ids';
import { tablesWith } from '@poolpros/chassis/testing/rows';
import { accountDeletionRequested, accountEmailChanged, accountErasureDue } from '@poolpros/contracts/events/accounts';
import { accountErased, memberChanged } from '@poolpros/contracts/events/directory';
import { contractorDataSchema, departureSchema } from '@poolpros/contracts/http/own-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withdrawPending } from '../src/app/actions/withdraw-pending.js';
import { findInstaller } from '../src/listings/db/installer-store.js';
import { membersOf } from '../src/members/db/member-store.js';
import { inviteMember } from '../src/team/actions/invite-member.js';
import { makeOwner } from '../src/team/actions/make-owner.js';
import { submissionsTo } from './submissions.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
let owner: string;
const email = 'dana@bartoncreek.example';
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  stand().contacts.length = 0;
  stand().unproven.clear();
  stand().departing.clear();
  stand().emails.clear();
  const licenses = [{ stateCode: 'TX' as const, number: 'TX 12', classification: 'Builder' }];
  const listing = await directory.add({ contactEmail: email, street: '12 Elm Street', addressPrivate: true, licenses });
  listingId = listing.id;
  owner = person(email);
  await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: owner }, new Date()));
});

function stand() {
  if (!directory.accounts) throw new Error('directory asks accounts');
  return directory.accounts;
}
function person(address: string): string {
  const accountId = newId();
  stand().contacts.push({ accountId, name: 'Dana Rivera', email: address });
  return accountId;
}
const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const members = async (id = listingId) =>
  (await membersOf(directory.database.dataSource.manager, id)).map(({ accountId, role }) => [accountId, role]);
const listing = async () => {
  const found = await findInstaller(directory.database.dataSource.manager, listingId);
  if (!found) throw new Error('the listing is gone');
  return found;
};
const get = async (path: string, accountId = owner) => directory.get(path, directory.contractor(accountId));
const data = async (accountId = owner) => {
  const { status, body } = await get('/contractors/me/data', accountId);
  expect(status, JSON.stringify(body)).toBe(200);
  return contractorDataSchema.parse(body);
};
const departure = async (accountId = owner) =>
  departureSchema.parse((await get('/contractors/me/departure', accountId)).body);
const claim = async (accountId: string, installerId: number, more: object) => {
  const body = { installerId, ...more };
  const response = await directory.post('/contractors/me/claims', body, directory.contractor(accountId));
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return String(response.body.id);
};
const byLicense = { method: 'license', licenseNumber: 'TX 77', note: 'Look at the board.' };
const invite = (invited: string, accountId = owner) =>
  directory.database.transaction((tx) =>
    inviteMember(
      tx,
      directory.context.config.LINK_SECRET,
      { listingId, email: invited, role: 'staff' },
      { kind: 'contractor', id: accountId, permissions: ['listings:own'] },
      new Date(),
    ),
  );
const { confirmed } = submissionsTo(() => directory);
const statuses = async (table: 'claims' | 'invitations') =>
  (await sql<{ status: string }>(`select status from ${table} order by id`)).map(({ status }) => status);

async function tell(definition: typeof accountDeletionRequested | typeof accountErasureDue, accountId = owner) {
  await directory.publish(definition, { aggregateVersion: 2, data: { accountId } });
  await directory.waitUntilIdle();
}
/** Makes accounts respond that the deletion of an account is due. */
function due(accountId = owner, formerEmails: readonly string[] = []): void {
  const now = stand().contacts.find((contact) => contact.accountId === accountId)?.email;
  stand().departing.set(accountId, { status: 'erasing', emails: [...(now ? [now] : []), ...formerEmails] });
}
const erase = async (accountId = owner, formerEmails: readonly string[] = []) => {
  due(accountId, formerEmails);
  await tell(accountErasureDue, accountId);
};
/** Changes the email of an account and notifies directory. */
const move = async (to: string, from: string, accountId = owner) => {
  const contact = stand().contacts.find((each) => each.accountId === accountId);
  if (contact) contact.email = to;
  stand().emails.set(accountId, { email: to, formerEmails: [from] });
  await directory.publish(accountEmailChanged, { aggregateId: accountId, data: { accountId } });
  await directory.waitUntilIdle();
};
const ask = async (change: object = {}) =>
  (
    await directory.post('/contact-requests', {
      installerId: listingId,
      name: 'Robin Lake',
      email: 'robin@home.example',
      message: 'The pump of our pool is loud and leaks a little.',
      ...change,
    })
  ).body.id;
const recipients = async (requestId: string) => {
  const { body } = await directory.get(`/internal/mail/contact-request/${requestId}`, callers.tokens.notifications);
  return body.to.map(({ address }: { address: string }) => address);
};

describe('what is held of an account', () => {
  test('is given to its owner after a fresh proof, without other people and without what opens anything', async () => {
    const { id: submissionId } = await confirmed({ email });
    await directory.post('/submission-drafts', {
      email,
      form: { businessName: 'A draft', photosToken: 'secret' },
      step: 1,
    });
    const unclaimed = await directory.add({ name: 'Unclaimed Pools' });
    await claim(owner, unclaimed.id, byLicense);
    await invite('robin@invited.example');
    const colleague = person('colleague@hillstone.example');
    await directory.join(listingId, colleague, 'staff');
    await directory.post(
      `/contractors/me/listings/${listingId}/changes`,
      { before: { phone: '+15125550142' }, after: { phone: '(512) 555-0188' }, note: 'A new line' },
      directory.contractor(owner),
    );

    expect(await data()).toMatchObject({
      listings: [{ id: listingId, role: 'owner', foundingPlace: 1, fields: { contactEmail: email }, photos: [] }],
      submissions: [{ id: submissionId, status: 'pending_review', statement: { contactName: 'Dana Rivera', email } }],
      drafts: [{ form: { businessName: 'A draft' } }],
      claims: [{ listing: { id: unclaimed.id }, licenseNumber: 'TX 77', note: 'Look at the board.', documents: [] }],
      changes: [{ installerId: listingId, status: 'pending', after: { phone: '+15125550188' }, note: 'A new line' }],
      invitations: [{ installerId: listingId, role: 'staff', status: 'open' }],
    });
    const text = JSON.stringify(await data());
    const hidden = await sql<object>(
      `select c.nonce, c.network, i.email, i.nonce as invited, i.token_hash, s.nonce as sent, s.token_hash as link
       from claims c, invitations i, submissions s`,
    );
    for (const each of ['secret', 'colleague@hillstone.example', ...hidden.flatMap(Object.values)])
      expect(text).not.toContain(each);
    expect((await data(colleague)).listings).toMatchObject([{ id: listingId, role: 'staff', fields: null }]);
    expect(JSON.stringify(await data(colleague))).not.toContain(email);

    stand().unproven.add(owner);
    expect((await get('/contractors/me/data')).body.code).toBe('step_up_required');
    expect((await directory.get('/contractors/me/data', directory.admin())).status).toBe(403);
  });
});

describe('what becomes of the businesses of an account', () => {
  test('is said before it is deleted: which goes on, which nobody owns, and who loses it', async () => {
    await directory.join(listingId, person('staff@hillstone.example'), 'staff');
    const shared = await directory.add({ name: 'Shared Pools' });
    await directory.join(shared.id, owner);
    await directory.join(shared.id, person('partner@shared.example'));
    const helped = await directory.add({ name: 'Helped Pools' });
    await directory.join(helped.id, owner, 'manager');
    await claim(owner, (await directory.add({ name: 'Unclaimed Pools' })).id, byLicense);
    await invite('robin@invited.example');
    await confirmed({ email });
    expect(await departure()).toEqual({
      listings: [
        expect.objectContaining({ id: listingId, role: 'owner', keepsOwner: false, othersLeave: 1, foundingPlace: 1 }),
        expect.objectContaining({ id: shared.id, keepsOwner: true, othersLeave: 0, foundingPlace: null }),
        expect.objectContaining({ id: helped.id, role: 'manager', keepsOwner: true, othersLeave: 0 }),
      ],
      openClaims: 1,
      openInvitations: 1,
      undecidedSubmissions: 1,
    });
  });
});

describe('a wanted deletion', () => {
  test('withdraws open claims and invitations, and leaves the businesses as they are', async () => {
    await claim(owner, (await directory.add({ name: 'Unclaimed Pools' })).id, byLicense);
    await invite('robin@invited.example');
    await tell(accountDeletionRequested);
    expect(await statuses('claims')).toEqual(['withdrawn']);
    expect(await statuses('invitations')).toEqual(['revoked']);
    expect(await members()).toEqual([[owner, 'owner']]);
  });

  test('that is heard of late leaves alone what began after it, as the account was kept', async () => {
    await claim(owner, (await directory.add({ name: 'Unclaimed Pools' })).id, byLicense);
    await invite('robin@invited.example');
    const until = new Date(Date.now() - 60_000);
    await directory.database.transaction((tx) => withdrawPending(tx, { accountId: owner, until }, new Date()));
    expect(await statuses('claims')).toEqual(['under_review']);
    expect(await statuses('invitations')).toEqual(['open']);
  });
});

describe('an erased account', () => {
  test('leaves its page public and owned by nobody, with what visitors read and without what they did not', async () => {
    const helper = person('helper@hillstone.example');
    await directory.join(listingId, helper, 'manager');
    await erase();
    expect(await members()).toEqual([]);
    expect(await listing()).toMatchObject({
      status: 'published',
      name: 'Hillstone Pools & Spas',
      phone: '+15125550142',
      contactEmail: null,
      street: null,
      licenses: [],
    });
    expect((await directory.get(`/installers/${listingId}`)).body).toMatchObject({ claimed: false });
    expect(await directory.events(memberChanged.type)).toMatchObject([{ data: { accountId: helper } }]);
    expect((await get(`/contractors/me/listings/${listingId}`)).status).toBe(404);
    expect(await directory.events(accountErased.type)).toMatchObject([
      { aggregateId: owner, data: { accountId: owner } },
    ]);
  });

  test('loses all that it sent, and keeps what others sent', async () => {
    await confirmed({ email });
    await directory.post('/submission-drafts', { email, form: { businessName: 'A draft' }, step: 1 });
    await directory.post('/submission-drafts', { email: 'sam@other.example', form: { businessName: 'His' }, step: 1 });
    await claim(owner, (await directory.add({ name: 'Unclaimed Pools' })).id, byLicense);
    await erase();
    expect(await sql('select email from submissions')).toEqual([]);
    expect(await sql('select email from submission_drafts')).toEqual([{ email: 'sam@other.example' }]);
    expect(await sql('select status, license_number, note, network, browser from claims')).toEqual([
      { status: 'withdrawn', license_number: null, note: null, network: null, browser: null },
    ]);
    expect(await data()).toMatchObject({ listings: [], submissions: [], drafts: [], changes: [], invitations: [] });
  });

  test('leaves its founding place with the listing, for the next owner', async () => {
    await erase();
    const places = () => sql('select place, listing_id, account_id from founding_places');
    expect(await places()).toEqual([{ place: 1, listing_id: listingId, account_id: null }]);
    const next = newId();
    await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: next }, new Date()));
    expect(await places()).toEqual([{ place: 1, listing_id: listingId, account_id: next }]);
  });

  test('leaves a team with another owner as it is', async () => {
    const partner = person('partner@hillstone.example');
    await directory.join(listingId, partner);
    await erase();
    expect(await members()).toEqual([[partner, 'owner']]);
    expect(await listing()).toMatchObject({ contactEmail: null, street: '12 Elm Street' });
  });

  test('is erased by every email that it had', async () => {
    const former = 'dana@before.example';
    const { manager } = directory.database.dataSource;
    // The contact email of someone else's page, and of a page without an owner.
    const shared = await directory.add({ contactEmail: former });
    await directory.join(shared.id, person('partner@hillstone.example'));
    const unowned = await directory.add({ contactEmail: former, sourceId: 'import-1' });
    const edited = newId();
    await sql(
      `insert into listing_changes (id, version, status, listing_id, account_id, source, before, after, proposed_at, decided_at)
       values ($1, 1, 'applied', $2, $3, 'owner', $4, $5, now(), now())`,
      [edited, shared.id, newId(), { contactEmail: former, phone: '+15125550142' }, { phone: '+15125550143' }],
    );
    await directory.post('/submission-drafts', { email: former, form: { businessName: 'A draft' }, step: 1 });
    await confirmed({ email: former });
    await ask({ email: former });
    await sql(
      `insert into invitations (id, version, status, listing_id, email, role, invited_by, nonce, token_hash, sent_at, expires_at)
       values ($1, 1, 'open', $2, $3, 'staff', $4, 'nonce', 'hash', now(), now() + interval '7 days')`,
      [newId(), shared.id, former, newId()],
    );

    await erase(owner, [former]);
    expect(await tablesWith(directory, former)).toEqual([]);
    expect(await findInstaller(manager, shared.id)).toMatchObject({ contactEmail: null, phone: '+15125550142' });
    expect(await findInstaller(manager, unowned.id)).toMatchObject({ contactEmail: null, status: 'published' });
    expect(await sql('select before, after from listing_changes where id = $1', [edited])).toEqual([
      { before: { phone: '+15125550142' }, after: { phone: '+15125550143' } },
    ]);
    expect(await statuses('invitations')).toEqual(['expired']);
    expect(await recipients(await ask())).toEqual([]);
  });

  test('is not erased by an event alone, for which accounts knows of no deletion', async () => {
    await tell(accountErasureDue);
    expect(await members()).toEqual([[owner, 'owner']]);
    expect(await listing()).toMatchObject({ contactEmail: email, street: '12 Elm Street' });
    expect(await directory.events(accountErased.type)).toEqual([]);
    expect(directory.lines.join('')).toContain('accounts does not know of a deletion that is due');
  });

  test('that accounts has erased before is erased by its id, as after a restore', async () => {
    stand().departing.set(owner, { status: 'erased', emails: [] });
    await tell(accountErasureDue);
    expect(await members()).toEqual([]);
  });

  test('is erased once, however often that is due, and a page of two erased owners is nobody’s', async () => {
    const partner = person('partner@hillstone.example');
    await directory.join(listingId, partner);
    const event = { aggregateId: newId(), aggregateVersion: 2, id: newId() };
    due(owner);
    due(partner);
    await Promise.all([
      directory.publish(accountErasureDue, { ...event, data: { accountId: owner } }),
      directory.publish(accountErasureDue, { ...event, data: { accountId: owner } }),
      directory.publish(accountErasureDue, { aggregateVersion: 2, data: { accountId: partner } }),
    ]);
    await directory.waitUntilIdle();
    expect(await members()).toEqual([]);
    expect(await directory.events(accountErased.type)).toHaveLength(2);
    expect((await directory.get(`/installers/${listingId}`)).body).toMatchObject({ claimed: false });
  });

  test('waits while accounts, which knows its email, is away', async () => {
    stand().isUp = false;
    due();
    await directory.publish(accountErasureDue, { aggregateVersion: 2, data: { accountId: owner } });
    await confirmed({ email });
    expect(await members()).toEqual([[owner, 'owner']]);
    stand().isUp = true;
    await directory.waitUntilIdle();
    expect(await members()).toEqual([]);
    expect(await sql('select email from submissions')).toEqual([]);
  });

  test('that claimed the page of somebody else gives it back when the claim is taken back', async () => {
    const unclaimed = await directory.add({ name: 'Taken Pools' });
    const before = person('before@taken.example');
    await directory.join(unclaimed.id, before);
    const codes = `/admin/claims/installers/${unclaimed.id}/generate-claim-code`;
    const { code } = (await directory.post(codes, {}, directory.admin())).body;
    const id = await claim(owner, unclaimed.id, { method: 'code', code });
    const version = async () =>
      (await sql<{ version: number }>('select version from claims where id = $1', [id]))[0]?.version;
    await sql(`update claims set owner_answers_until = now() - interval '1 second'`);
    const approved = await directory.post(
      `/admin/claims/${id}/approve`,
      { version: await version() },
      directory.admin(),
    );
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    expect(await members(unclaimed.id)).toEqual([[owner, 'owner']]);
    await erase();
    expect(await members(unclaimed.id)).toEqual([]);
    const revoked = { version: await version(), reasonCode: 'not_theirs' };
    expect((await directory.post(`/admin/claims/${id}/revoke`, revoked, directory.admin())).status).toBe(200);
    expect(await members(unclaimed.id)).toEqual([[before, 'owner']]);
  });
});

describe('an account with another email', () => {
  test('takes the contact email of its listings along, and back again', async () => {
    const moved = 'dana@new.example';
    const foreign = await directory.add({ contactEmail: email });
    await move(moved, email);
    expect(await listing()).toMatchObject({ contactEmail: moved, version: 2 });
    expect(await findInstaller(directory.database.dataSource.manager, foreign.id)).toMatchObject({
      contactEmail: email,
    });
    await move(moved, email);
    expect(await listing()).toMatchObject({ version: 2 });
    await move(email, moved);
    expect(await listing()).toMatchObject({ contactEmail: email });
  });

  test('leaves a contact email that is none of its own', async () => {
    await move('dana@new.example', 'dana@before.example');
    expect(await listing()).toMatchObject({ contactEmail: email, version: 1 });
  });

  test('that is closed gets no mails of its listing at the email that it stated', async () => {
    await sql(`update installers set field_sources = '{"contactEmail": "owner"}'`);
    expect(await recipients(await ask())).toEqual([email]);
    stand().contacts.length = 0;
    expect(await recipients(await ask({ email: 'sam@home.example' }))).toEqual([]);
  });
});
