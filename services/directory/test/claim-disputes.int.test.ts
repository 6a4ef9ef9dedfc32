import { deleteDueFiles } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { claimDisputed, claimRevoked, claimUpheld } from '@poolpros/contracts/events/directory';
import { adminClaimListSchema, adminClaimSchema } from '@poolpros/contracts/http/admin-claims';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { type OwnPhoto, ownPhotoSchema } from '@poolpros/contracts/http/photos';
import { permissionsOf } from '@poolpros/contracts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { membersOf } from '../src/members/db/member-store.js';
import { picture } from './pictures.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
const [account, owner] = [newId(), newId()];
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
});

const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const byCode = async (accountId = account): Promise<string> => {
  const made = await directory.post(
    `/admin/claims/installers/${installerId}/generate-claim-code`,
    {},
    directory.admin(),
  );
  const body = { installerId, method: 'code', code: made.body.code };
  const claim = await directory.post('/contractors/me/claims', body, directory.contractor(accountId));
  expect(claim.status, JSON.stringify(claim.body)).toBe(201);
  return claim.body.id;
};
const versionOf = async (id: string): Promise<number> => {
  const [row] = await sql<{ version: number }>('select version from claims where id = $1', [id]);
  return row?.version ?? 0;
};
const decide = async (id: string, decision: string, more: object = {}, token = directory.admin()) =>
  directory.post(`/admin/claims/${id}/${decision}`, { version: await versionOf(id), ...more }, token);
/** An approved claim of the listing. */
const approved = async (accountId = account): Promise<string> => {
  const id = await byCode(accountId);
  await sql(`update claims set owner_answers_until = now() - interval '1 second' where id = $1`, [id]);
  const { status, body } = await decide(id, 'approve');
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
};
const factsOf = async (template: string, id: string) => {
  const { status, body } = await directory.get(`/internal/mail/${template}/${id}`, callers.tokens.notifications);
  expect(status, JSON.stringify(body)).toBe(200);
  return mailDataSchema.parse(body);
};
/** What the link in the notice posts. */
const objectionOf = async (id: string, recipient = 0) => {
  const { to } = await factsOf('claim-notice', id);
  const query = new URL(String(to[recipient]?.facts?.objectUrl)).searchParams;
  return { claimId: query.get('claim'), token: query.get('objection') };
};
const object = async (id: string, more: object = {}) =>
  directory.post('/claims/object', { ...(await objectionOf(id)), ...more });
const members = async () =>
  (await membersOf(directory.database.dataSource.manager, installerId)).map(({ accountId, role }) => [accountId, role]);
const places = () => sql<object>('select place, account_id as account from founding_places');
const revoke = { reasonCode: 'not_theirs', note: 'The phone of the business was answered.' };

describe('the notice of an approved claim', () => {
  test('goes to the contact and the owners of before, by mail and as a text, and its link works for 14 days', async () => {
    await directory.join(installerId, owner);
    directory.accounts?.contacts.push({ accountId: owner, name: 'Robin Hale', email: 'robin@home.example' });
    const id = await approved();
    const { to } = await factsOf('claim-notice', id);
    expect(to.map(({ address }) => address)).toEqual(['office@hillstone.example', 'robin@home.example']);
    const links = [await objectionOf(id), await objectionOf(id, 1)];
    expect(links[0]?.token).not.toBe(links[1]?.token);
    expect(await factsOf('claim-phone-notice', id)).toMatchObject({ to: [{ address: '+15125550142' }] });
    const [row] = await sql<{ days: number }>(
      `select round(extract(epoch from object_until - decided_at) / 86400)::int as days from claims`,
    );
    expect(row?.days).toBe(14);
    await sql(`update claims set object_until = now() - interval '1 second'`);
    for (const link of links)
      expect(await directory.post('/claims/object', link)).toMatchObject({
        status: 410,
        body: { code: 'link_expired' },
      });
  });

  test('makes the claim disputed, once, and the staff sees what was written', async () => {
    const id = await approved();
    expect(await object(id, { token: 'A'.repeat(43) })).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
    const objection = await objectionOf(id);
    const note = 'Nobody here knows them.';
    const both = await Promise.all([1, 2].map(() => directory.post('/claims/object', { ...objection, note })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(both.find(({ status }) => status === 410)?.body.code).toBe('link_used');
    expect(await directory.events(claimDisputed.type)).toHaveLength(1);
    const { body } = await directory.get('/admin/claims?state=open', directory.admin());
    expect(adminClaimListSchema.parse(body)).toMatchObject({
      open: 1,
      items: [{ id, status: 'disputed', objection: note }],
    });
    expect((await directory.get('/admin/claims?state=decided', directory.admin())).body.items).toEqual([]);
    expect(await members()).toEqual([[account, 'owner']]);
  });
});

test('a claim that is upheld stays approved, and its link is used up', async () => {
  const id = await approved();
  const objection = await objectionOf(id);
  await object(id);
  expect((await decide(id, 'uphold')).body.status).toBe('approved');
  expect(await directory.events(claimUpheld.type)).toMatchObject([{ data: { claimId: id, installerId } }]);
  expect(await factsOf('claim-objection-decided', id)).toMatchObject({ facts: { isTakenBack: false } });
  expect(await directory.post('/claims/object', objection)).toMatchObject({ status: 410, body: { code: 'link_used' } });
  expect(await members()).toEqual([[account, 'owner']]);
});

describe('a claim that is taken back', () => {
  test('disputed, of a page without an owner before, leaves it without one and its founding place with it', async () => {
    const id = await approved();
    await object(id);
    const invited = newId();
    await directory.join(installerId, invited, 'manager');
    const { status, body } = await decide(id, 'revoke', revoke);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(adminClaimSchema.parse(body)).toMatchObject({
      status: 'rejected',
      reasonCode: 'not_theirs',
      hasOwner: false,
    });
    expect(await members()).toEqual([]);
    expect(await directory.events(claimRevoked.type)).toMatchObject([
      { data: { claimId: id, installerId, accountId: account, reasonCode: 'not_theirs', disputed: true } },
    ]);
    expect(await factsOf('claim-objection-decided', id)).toMatchObject({ facts: { isTakenBack: true } });
    expect(await places()).toEqual([{ place: 1, account }]);
    const rightful = newId();
    await approved(rightful);
    expect(await places()).toEqual([{ place: 1, account: rightful }]);
  });

  test('gives the page and its place to the owners of before', async () => {
    await approved(owner);
    const id = await approved();
    expect(await members()).toEqual([[account, 'owner']]);
    await directory.join(installerId, newId(), 'manager');
    expect((await decide(id, 'revoke', revoke)).body.status).toBe('revoked');
    expect(await members()).toEqual([[owner, 'owner']]);
    expect(await places()).toEqual([{ place: 1, account: owner }]);
    expect(await directory.events(claimRevoked.type)).toMatchObject([{ data: { disputed: false } }]);
  });

  test('has what was changed since say again what it said before, and ends what waits', async () => {
    const id = await approved();
    const [listing] = await sql<{ description: string; street: string | null }>(
      'select description, street from installers',
    );
    const after = {
      description: 'We build, repair and look after pools on the west side of Austin, since 1999.',
      street: '1 Other Street',
    };
    const edited = await directory.post(
      `/contractors/me/listings/${installerId}/changes`,
      { before: listing, after },
      directory.contractor(account),
    );
    // For seven days after a change of owner every new address waits.
    expect(edited.body, JSON.stringify(edited.body)).toMatchObject({ applied: ['description'] });
    expect(await sql(`select status from listing_changes order by proposed_at, status`)).toEqual(
      expect.arrayContaining([{ status: 'applied' }, { status: 'pending' }]),
    );
    expect((await decide(id, 'revoke', revoke)).status).toBe(200);
    expect(await sql('select description, street from installers')).toEqual([listing]);
    expect(await sql(`select 1 from listing_changes where status = 'pending'`)).toEqual([]);
  });

  test.each<[string, object]>([
    ['close', {}],
    ['pause', { to: new Date(Date.now() + 86_400_000).toISOString() }],
    [
      'pause',
      { from: new Date(Date.now() + 3_600_000).toISOString(), to: new Date(Date.now() + 86_400_000).toISOString() },
    ],
  ])('is open again after its claimant chose to %s it', async (step, body) => {
    const id = await approved();
    const path = `/contractors/me/listings/${installerId}/${step}`;
    expect((await directory.post(path, body, directory.contractor(account))).status).toBe(200);
    expect((await decide(id, 'revoke', revoke)).status).toBe(200);
    expect(await sql('select status, paused_from from installers')).toEqual([
      { status: 'published', paused_from: null },
    ]);
    expect((await directory.get(`/installers/${installerId}`)).body.phone).toBe('+15125550142');
  });

  test('keeps a pause of the owner of before', async () => {
    await directory.join(installerId, owner);
    const to = new Date(Date.now() + 86_400_000).toISOString();
    const paused = await directory.post(
      `/contractors/me/listings/${installerId}/pause`,
      { to },
      directory.contractor(owner),
    );
    expect(paused.status).toBe(200);
    const id = await approved();
    expect((await decide(id, 'revoke', revoke)).status).toBe(200);
    expect(await sql('select status from installers')).toEqual([{ status: 'paused' }]);
  });

  test('loses the photos that came since, and has those again that went and still have files', async () => {
    await directory.join(installerId, owner);
    const photos = `/contractors/me/listings/${installerId}/photos`;
    const add = async (accountId: string, alt: string): Promise<OwnPhoto> => {
      const { body } = await directory.app.inject({
        method: 'POST',
        url: photos,
        payload: await picture({ width: 640, height: 480 }),
        headers: { authorization: `Bearer ${directory.contractor(accountId)}`, 'content-type': 'image/jpeg' },
      });
      const photo = ownPhotoSchema.parse(JSON.parse(body));
      await directory.post(`${photos}/${photo.id}`, { alt }, directory.contractor(accountId));
      return photo;
    };
    const remove = (photo: OwnPhoto) =>
      directory.post(`${photos}/${photo.id}/remove`, {}, directory.contractor(account));
    const [kept, lost] = [await add(owner, 'Pool with a stone edge'), await add(owner, 'Spa under a roof')];
    const id = await approved();
    await remove(lost);
    // Its files were deleted an hour later.
    await sql('delete from file_removals');
    await remove(kept);
    const added = await add(account, 'Another pool altogether');
    expect((await decide(id, 'revoke', revoke)).status).toBe(200);
    const { body } = await directory.get(`/installers/${installerId}`);
    expect(body).toMatchObject({ imageUrl: kept.url, photos: [{ url: kept.url }] });
    expect(body.photos).toHaveLength(1);
    await deleteDueFiles(directory.context, new AbortController().signal);
    expect((await directory.app.inject({ url: added.url })).statusCode).toBe(404);
    expect((await directory.app.inject({ url: kept.url })).statusCode).toBe(200);
  });

  test('leaves the page with who has got it since', async () => {
    const first = await approved(owner);
    await approved();
    expect((await decide(first, 'revoke', revoke)).body.status).toBe('revoked');
    expect(await members()).toEqual([[account, 'owner']]);
  });

  test('needs a reason of its own and who may decide claims', async () => {
    const id = await approved();
    const support = directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role: 'support' }) });
    expect((await decide(id, 'revoke', revoke, support)).status).toBe(403);
    expect((await decide(id, 'uphold', {}, support)).status).toBe(403);
    expect((await decide(id, 'revoke', { reasonCode: 'license_mismatch' })).status).toBe(400);
    expect(await decide(id, 'uphold')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await decide(id, 'revoke', { ...revoke, version: 1 })).status).toBe(409);
    expect(await members()).toEqual([[account, 'owner']]);
  });
});

test('of two claims that two administrators approve at once one gets the page', async () => {
  const ids = [await byCode(), await byCode(owner)];
  const outcomes = await Promise.all(ids.map((id) => decide(id, 'approve')));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await sql<{ status: string }>('select status from claims')).map(({ status }) => status).sort()).toEqual([
    'approved',
    'superseded',
  ]);
  expect(await members()).toHaveLength(1);
});
