import { newId } from '@poolpros/chassis/ids';
import { contractorChanged, submissionApproved, submissionRejected } from '@poolpros/contracts/events/directory';
import {
  adminSubmissionListSchema,
  adminSubmissionSchema,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { permissionsOf } from '@poolpros/contracts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submissionsTo } from './submissions.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const { sent, confirmed, decide } = submissionsTo(() => directory);

describe('the queue', () => {
  test('shows one status, oldest first, with counts of all', async () => {
    await sent({ email: 'a@pools.example' });
    const first = await confirmed({ email: 'b@pools.example', businessName: 'First Pools' });
    const second = await confirmed({ email: 'c@pools.example', businessName: 'Second Pools' });
    const response = await directory.get('/admin/submissions', directory.admin());
    const list = adminSubmissionListSchema.parse(response.body);
    expect(list.items.map((item) => item.id)).toEqual([first.id, second.id]);
    expect(list).toMatchObject({
      total: 2,
      page: 1,
      totalPages: 1,
      counts: { awaiting_confirmation: 1, pending_review: 2, approved: 0, rejected: 0, expired: 0 },
    });
    const waiting = await directory.get('/admin/submissions?status=awaiting_confirmation', directory.admin());
    expect(waiting.body.items).toHaveLength(1);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('points at contractors that may be the same business, and says why', async () => {
    const phone = await directory.add({
      name: 'Quite Another',
      phone: '+15125550177',
      website: null,
      stateSlug: 'ohio',
    });
    const site = await directory.add({
      name: 'Someone Else',
      phone: null,
      website: 'http://bartoncreek.example/contact',
    });
    const { latitude, longitude } = directory.context.places.zip('78704') ?? { latitude: 0, longitude: 0 };
    const name = await directory.add({ name: 'Barton Creek Pool', phone: null, website: null, latitude, longitude });
    const sameName = { name: 'Barton Creek Pools', phone: null, website: null, longitude };
    const sameCity = await directory.add({ ...sameName, latitude: latitude + 0.1 });
    await directory.add({ ...sameName, latitude: latitude + 0.3 });
    await directory.add({ ...sameName, name: 'Barton Creek Pool', latitude: latitude + 0.1 });
    await directory.add({ name: 'Barton Creek Pools', phone: '+15125550177', status: 'removed', latitude, longitude });
    await confirmed();
    const { body } = await directory.get('/admin/submissions', directory.admin());
    const found = adminSubmissionListSchema.parse(body).items[0]?.possibleDuplicates ?? [];
    expect(new Map(found.map((each) => [each.id, each.why]))).toEqual(
      new Map([
        [phone.id, 'Same phone number'],
        [site.id, 'Same website'],
        [name.id, 'Similar name within one mile'],
        [sameCity.id, 'Same name within 15 miles'],
      ]),
    );
  });

  test('of two that wait each warns of the other, and none of what does not wait any more', async () => {
    const waits = async () =>
      adminSubmissionListSchema.parse((await directory.get('/admin/submissions', directory.admin())).body).items;
    const other = { email: 'other@hill.example', website: '', zipCode: '78745' };
    const first = await confirmed({ phone: '(512) 555-0177', website: 'https://hill.example' });
    const samePhone = await confirmed({ ...other, businessName: 'Someone Else', phone: '(512) 555-0177' });
    const sameSite = await confirmed({
      ...other,
      businessName: 'Others',
      phone: '(512) 555-0188',
      website: 'http://www.HILL.example/pools',
    });
    const stranger = await confirmed({
      ...other,
      businessName: 'Nobody',
      email: 'no@body.example',
      phone: '(512) 555-0199',
      website: 'https://downhill.example',
    });
    await sent({ email: 'unsure@hill.example', phone: '(512) 555-0177' });
    const alike = new Map((await waits()).map(({ id, waitingDuplicates }) => [id, waitingDuplicates]));
    expect(alike.get(first.id)).toMatchObject([
      { id: samePhone.id, name: 'Someone Else', location: 'Austin, TX', why: 'Same phone number' },
      { id: sameSite.id, name: 'Others', why: 'Same website' },
    ]);
    expect(alike.get(samePhone.id)).toMatchObject([{ id: first.id, why: 'Same phone number' }]);
    expect(alike.get(sameSite.id)).toMatchObject([{ id: first.id, why: 'Same website' }]);
    expect(alike.get(stranger.id)).toEqual([]);
    const likeName = await confirmed({
      email: 'like@name.example',
      businessName: 'Nobodys',
      phone: '(512) 555-0166',
      website: '',
      zipCode: '78745',
    });
    const near = (await waits()).find(({ id }) => id === likeName.id);
    expect(near?.waitingDuplicates).toMatchObject([{ id: stranger.id, why: 'Similar name within one mile' }]);
    const acrossTheCity = await confirmed({
      email: 'same@name.example',
      businessName: 'NOBODYS',
      phone: '(512) 555-0155',
      website: '',
      zipCode: '78731',
    });
    const across = (await waits()).find(({ id }) => id === acrossTheCity.id);
    expect(across?.waitingDuplicates).toMatchObject([{ id: likeName.id, why: 'Same name within 15 miles' }]);
    const version = (await waits()).find(({ id }) => id === samePhone.id)?.version;
    expect((await decide(samePhone.id, 'reject', { version, reasonCode: 'spam' })).status).toBe(200);
    const left = (await waits()).find(({ id }) => id === first.id);
    expect(left?.waitingDuplicates.map(({ id }) => id)).toEqual([sameSite.id]);
  });

  test.each([
    ['GET', '/admin/submissions'],
    ['POST', `/admin/submissions/${newId()}/approve`],
    ['POST', `/admin/submissions/${newId()}/reject`],
  ] as const)('%s %s is for administrators only', async (method, url) => {
    const body = { version: 1, reasonCode: 'spam' };
    const ask = (token?: string) => (method === 'GET' ? directory.get(url, token) : directory.post(url, body, token));
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await ask(directory.contractor())).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await ask(directory.expired())).toMatchObject({ status: 401, body: { code: 'token_expired' } });
    expect((await ask('not.a.token')).status).toBe(401);
  });

  test.each([
    ['superadmin', 200, 404],
    ['moderator', 200, 404],
    ['support', 200, 403],
    ['editor', 403, 403],
  ] as const)(
    '%s gets %i for the queue and %i for a decision on a submission that is none',
    async (role, queue, decision) => {
      const token = directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role }) });
      expect((await directory.get('/admin/submissions', token)).status).toBe(queue);
      for (const action of ['approve', 'reject'] as const)
        expect((await decide(newId(), action, { version: 1, reasonCode: 'spam' }, token)).status).toBe(decision);
    },
  );
});

describe('deciding', () => {
  const audit = () =>
    directory.database.dataSource.query<Record<string, unknown>[]>('select * from history order by id desc limit 1');

  test('approving lists the business, tells everyone, and is written down', async () => {
    const { id, token } = await confirmed();
    const adminId = newId();
    const response = await decide(id, 'approve', { version: 2 }, directory.admin(adminId));
    const approved = adminSubmissionSchema.parse(response.body);
    expect(approved).toMatchObject({ id, version: 3, status: 'approved', reasonCode: null });
    const profile = await directory.get(`/installers/${approved.installerId}`);
    const zip = directory.context.places.zip('78704');
    expect(profile.body).toMatchObject({
      name: 'Barton Creek Pools',
      location: 'Austin, TX',
      latitude: zip?.latitude,
      longitude: zip?.longitude,
      serviceRadius: 30,
      phone: '+15125550177',
      services: ['Pool Repair', 'Pool Cleaning'],
      timeZone: 'America/Chicago',
      sample: false,
    });
    expect(approved.profilePath).toBe(`/pool-contractor/texas/austin/${profile.body.slug}`);
    expect((await directory.get('/installers/search?location=Austin,%20TX')).body.total).toBe(1);
    const events = await directory.events();
    expect(events.slice(-2)).toMatchObject([
      { type: contractorChanged.type, aggregateVersion: 1, data: { id: approved.installerId, status: 'published' } },
      {
        type: submissionApproved.type,
        aggregateVersion: 3,
        data: { submissionId: id, installerId: approved.installerId },
      },
    ]);
    expect(await audit()).toMatchObject([
      {
        actor_id: adminId,
        actor_kind: 'staff',
        action: 'approve',
        subject_id: id,
        from_state: 'pending_review',
        to_state: 'approved',
        request_id: expect.stringMatching(/.+/),
      },
    ]);
    const state = submissionStateSchema.parse((await directory.post('/submissions/status', { token })).body);
    expect(state).toMatchObject({ status: 'approved', profilePath: approved.profilePath });
    const steps = [
      { action: 'send', actor: 'anonymous', reason: null },
      { action: 'confirm', actor: 'anonymous', reason: null },
      { action: 'approve', actor: 'staff', reason: null },
    ];
    expect(state.history).toMatchObject(steps);
    expect(JSON.stringify(state)).not.toContain(adminId);
    const queue = await directory.get('/admin/submissions?status=approved', directory.admin());
    expect(adminSubmissionListSchema.parse(queue.body).items[0]?.history).toEqual(state.history);
  });

  test('rejecting gives the sender the reason', async () => {
    const { id, token } = await confirmed();
    const response = await decide(id, 'reject', {
      version: 2,
      reasonCode: 'duplicate',
      note: 'Listed as Barton Pools.',
    });
    expect(adminSubmissionSchema.parse(response.body)).toMatchObject({
      status: 'rejected',
      reasonCode: 'duplicate',
      installerId: null,
    });
    expect((await directory.events()).at(-1)).toMatchObject({
      type: submissionRejected.type,
      data: { submissionId: id, reasonCode: 'duplicate' },
    });
    expect((await directory.post('/submissions/status', { token })).body).toMatchObject({
      status: 'rejected',
      reason: 'The business is already listed. Listed as Barton Pools.',
      history: [{ action: 'send' }, { action: 'confirm' }, { action: 'reject', actor: 'staff', reason: 'duplicate' }],
    });
    expect(await audit()).toMatchObject([{ action: 'reject', reason: 'duplicate' }]);
    expect((await directory.get('/installers')).body).toEqual([]);
  });

  test('of two administrators who decide at once, one wins and nothing happens twice', async () => {
    const { id } = await confirmed();
    const responses = await Promise.all([
      decide(id, 'approve', { version: 2 }),
      decide(id, 'approve', { version: 2 }),
      decide(id, 'reject', { version: 2, reasonCode: 'spam' }),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409]);
    for (const response of responses.filter((each) => each.status === 409))
      expect(response.body.code).toBe('submission_already_decided');
    const decisions = (await directory.events()).filter(
      (event) => event.type === submissionApproved.type || event.type === submissionRejected.type,
    );
    expect(decisions).toHaveLength(1);
    expect((await directory.get('/installers')).body.length).toBeLessThanOrEqual(1);
  });

  test('rejects a decision on another version, on an unconfirmed and on an unknown submission', async () => {
    const { id } = await confirmed();
    expect(await decide(id, 'approve', { version: 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const draft = await sent({ email: 'draft@pools.example' });
    expect(await decide(draft.id, 'approve', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await decide(newId(), 'approve', { version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'submission_not_found' },
    });
    expect((await directory.get('/installers')).body).toEqual([]);
  });

  test.each([
    ['approve', {}, 'body.version'],
    ['approve', { version: '2' }, 'body.version'],
    ['reject', { version: 2 }, 'body.reasonCode'],
    ['reject', { version: 2, reasonCode: 'ugly' }, 'body.reasonCode'],
    ['reject', { version: 2, reasonCode: 'spam', note: 'a'.repeat(1001) }, 'body.note'],
  ] as const)('rejects to %s with %j', async (action, body, path) => {
    const { id } = await confirmed();
    expect(await decide(id, action, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('what was done cannot be changed or deleted', async () => {
    const { id } = await confirmed();
    await decide(id, 'approve', { version: 2 });
    const { dataSource } = directory.database;
    for (const statement of [`update history set action = 'x'`, 'delete from history', 'truncate history'])
      await expect(dataSource.query(statement)).rejects.toThrow('append-only');
  });
});
