import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { services } from '@poolpros/contracts/catalogue';
import {
  contractorChanged,
  submissionApproved,
  submissionConfirmed,
  submissionReceived,
  submissionRejected,
} from '@poolpros/contracts/events/directory';
import {
  adminSubmissionListSchema,
  adminSubmissionSchema,
  type SubmissionBody,
  submissionMatchesSchema,
  submissionReceivedSchema,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { permissionsOf } from '@poolpros/contracts/roles';
import { metresPerMile, milesBetween } from '@poolpros/places/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findInstaller } from '../src/db/installer-store.js';
import { submissionMachine } from '../src/domain/submission.js';
import { erasePersonalData } from '../src/jobs/erase-personal-data.js';
import { type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const send = (change: Partial<SubmissionBody> = {}) => directory.post('/submissions', submissionBody(change));
const rows = () => directory.database.dataSource.query<Record<string, unknown>[]>('select * from submissions');

async function sent(change: Partial<SubmissionBody> = {}): Promise<{ id: string; token: string }> {
  const response = await send(change);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  const { id } = submissionReceivedSchema.parse(response.body);
  return { id, token: await directory.tokenOf(id) };
}
async function confirmed(change: Partial<SubmissionBody> = {}) {
  const submission = await sent(change);
  expect((await directory.post('/submissions/confirm', { token: submission.token })).status).toBe(200);
  return submission;
}
const decide = (id: string, action: 'approve' | 'reject', body: object, admin = directory.admin()) =>
  directory.post(`/admin/submissions/${id}/${action}`, body, admin);

describe('sending', () => {
  test('stores the form and publishes its id', async () => {
    const { id } = await sent();
    expect(await rows()).toMatchObject([
      { id, version: 1, status: 'awaiting_confirmation', phone: '+15125550177', city: 'Austin', price_range: null },
    ]);
    const [event] = await directory.events(submissionReceived.type);
    expect(submissionReceived.envelope.parse(event)).toMatchObject({ aggregateId: id, data: { submissionId: id } });
  });

  test('keeps only a hash of the mailed token', async () => {
    const { token } = await sent();
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test('a filled honeypot gets the response of an accepted form and stores nothing', async () => {
    const response = await send({ fax: '1' });
    expect(response).toMatchObject({ status: 201, body: { status: 'awaiting_confirmation' } });
    expect(await rows()).toEqual([]);
    expect(await directory.events()).toEqual([]);
  });

  test('one email may send three businesses a day, also when they come at once', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map((number) => send({ businessName: `Pools ${number}` })));
    expect(responses.map((response) => response.status).sort()).toEqual([201, 201, 201, 429, 429]);
    expect(await rows()).toHaveLength(3);
  });

  test('a website is stored as browsers write it', async () => {
    await sent({ website: ' HTTPS://Hill.example/Our%20Pools ' });
    expect(await rows()).toMatchObject([{ website: 'https://hill.example/Our%20Pools' }]);
    await sent({ website: '' });
    expect((await rows()).map(({ website }) => website)).toContain(null);
  });

  test('the same form sent again within a day is the one stored before, also when both come at once', async () => {
    const [first, second] = await Promise.all([send(), send({ businessName: ' barton  CREEK pools' })]);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await rows()).toHaveLength(1);
    expect(await directory.events(submissionReceived.type)).toHaveLength(1);
    const others = await Promise.all([1, 2, 3].map((number) => send({ businessName: `Pools ${number}` })));
    expect(others.map((response) => response.status).sort()).toEqual([201, 201, 429]);
  });

  test('gets the same response after the link was used, and is stored anew a day later or after a rejection', async () => {
    const { id } = await confirmed();
    expect((await send()).body).toEqual({ id, status: 'awaiting_confirmation' });
    await decide(id, 'reject', { version: 2, reasonCode: 'incomplete' });
    const anew = await sent();
    expect(anew.id).not.toBe(id);
    await directory.database.dataSource.query(`update submissions set submitted_at = now() - interval '25 hours'`);
    expect((await sent()).id).not.toBe(anew.id);
  });

  test('script in a field is stored as the text it is', async () => {
    const businessName = `<script>alert(1)</script> Pools & "Spas"`;
    await sent({ businessName });
    expect(await rows()).toMatchObject([{ business_name: businessName }]);
  });

  test.each<[object, string]>([
    [{ businessName: 'A' }, 'body.businessName'],
    [{ businessName: 'a'.repeat(121) }, 'body.businessName'],
    [{ businessName: 'Pools\u0000' }, 'body.businessName'],
    [{ contactName: undefined }, 'body.contactName'],
    [{ email: 'dana' }, 'body.email'],
    [{ phone: '555-0142' }, 'body.phone'],
    [{ phone: '+44 20 7946 0958' }, 'body.phone'],
    [{ website: 'javascript:alert(1)' }, 'body.website'],
    [{ website: 'https://user:pw@hill.example' }, 'body.website'],
    [{ website: 'https://hill.example/\u202egnp.exe' }, 'body.website'],
    [{ website: 'https://hill.example/\nevil' }, 'body.website'],
    [{ stateSlug: 'ontario' }, 'body.stateSlug'],
    [{ citySlug: 'nowhere' }, 'body.citySlug'],
    [{ citySlug: 'tallahassee' }, 'body.citySlug'],
    [{ zipCode: '1234' }, 'body.zipCode'],
    [{ zipCode: '10001' }, 'body.zipCode'],
    [{ description: 'a'.repeat(49) }, 'body.description'],
    [{ description: 'a'.repeat(5001) }, 'body.description'],
    [{ services: [] }, 'body.services'],
    [{ services: ['Roofing'] }, 'body.services.0'],
    [{ services: 'Pool Repair' }, 'body.services'],
    [{ serviceRadius: 4 }, 'body.serviceRadius'],
    [{ serviceRadius: 151 }, 'body.serviceRadius'],
    [{ serviceRadius: 50.5 }, 'body.serviceRadius'],
    [{ services: [...services, 'Pool Repair'] }, 'body.services'],
    [{ attested: false }, 'body.attested'],
    [{ legalName: 'A' }, 'body.legalName'],
    [{ street: 'a'.repeat(161) }, 'body.street'],
    [{ addressPrivate: 'yes' }, 'body.addressPrivate'],
    [{ licenses: [{ number: 'C-53 1', stateCode: 'ON' }] }, 'body.licenses.0.stateCode'],
    [{ licenses: [{ number: '1', stateCode: 'TX' }] }, 'body.licenses.0.number'],
    [{ licenses: Array.from({ length: 6 }, () => ({ number: 'C-53', stateCode: 'TX' })) }, 'body.licenses'],
    [{ insuranceCarrier: 'A' }, 'body.insuranceCarrier'],
    [{ insuranceEndsOn: '2027-02-30' }, 'body.insuranceEndsOn'],
    [{ insuranceEndsOn: '2020-01-01' }, 'body.insuranceEndsOn'],
    [{ foundedYear: 1849 }, 'body.foundedYear'],
    [{ foundedYear: 2999 }, 'body.foundedYear'],
    [{ crewSize: 0 }, 'body.crewSize'],
    [{ crewSize: 2.5 }, 'body.crewSize'],
    [{ hours: [{ day: 'mon', opens: '08:00', closes: '07:59' }] }, 'body.hours.0.closes'],
    [{ hours: [{ day: 'mon', opens: '25:00', closes: '26:00' }] }, 'body.hours.0.opens'],
    [{ hours: Array.from({ length: 2 }, () => ({ day: 'mon', opens: '08:00', closes: '17:00' })) }, 'body.hours'],
    [{ languages: ['Latin'] }, 'body.languages.0'],
    [{ paymentMethods: ['Gold'] }, 'body.paymentMethods.0'],
    [{ projects: [{ title: 'A' }] }, 'body.projects.0.title'],
    [{ projects: [{ title: 'Gunite pool', year: 2999 }] }, 'body.projects.0.year'],
    [{ projects: Array.from({ length: 4 }, () => ({ title: 'Gunite pool' })) }, 'body.projects'],
  ])('rejects %j, naming %s, and stores nothing', async (change, path) => {
    const response = await directory.post('/submissions', { ...submissionBody(), ...change });
    expect(response.body).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(response.body.errors[0]).toMatchObject({ path });
    expect(await rows()).toEqual([]);
  });

  test.each([
    { businessName: 'Al', description: 'a'.repeat(50), serviceRadius: 5, services: services.slice(0, 1) },
    { businessName: 'a'.repeat(120), description: 'a'.repeat(5000), serviceRadius: 150, services: [...services] },
  ])('takes the shortest and the longest that there may be', async (change) => {
    await sent(change);
    const { businessName, description, serviceRadius } = change;
    expect(await rows()).toMatchObject([
      { business_name: businessName, description, service_radius: serviceRadius, services: change.services },
    ]);
  });

  test('stores all that a business states of itself, which the staff reads and the listing has of it what it can', async () => {
    const stated = {
      legalName: 'Barton Creek Pools LLC',
      street: '2204 Barton Hills Dr',
      licenses: [{ number: 'TECL 20418', stateCode: 'TX' as const, classification: 'Electrical contractor' }],
      insuranceCarrier: 'Lone Star Mutual',
      insuranceEndsOn: '2999-06-30',
      foundedYear: 2009,
      crewSize: 9,
      hours: [{ day: 'mon' as const, opens: '08:00', closes: '17:00' }],
      languages: ['English' as const, 'Spanish' as const],
      paymentMethods: ['Check' as const],
      projects: [{ title: 'Gunite pool with a raised spa', year: 2024, description: 'On a slope.' }],
    };
    const { id } = await confirmed(stated);
    const { body } = await directory.get('/admin/submissions', directory.admin());
    expect(adminSubmissionListSchema.parse(body).items[0]).toMatchObject({ ...stated, timeZone: 'America/Chicago' });
    const { installerId } = (await decide(id, 'approve', { version: 2 })).body;
    const listing = await findInstaller(directory.database.dataSource.manager, installerId);
    expect(listing?.licenses).toEqual(stated.licenses);
    const { licenses: _licenses, insuranceCarrier: _carrier, insuranceEndsOn: _end, ...shown } = stated;
    const profile = (await directory.get(`/installers/${installerId}`)).body;
    expect(profile).toMatchObject({ ...shown, timeZone: 'America/Chicago' });
    expect(JSON.stringify(profile)).not.toMatch(/TECL|Lone Star/);
  });

  test('a private address is shown up to 500 m from its place and found by distance nevertheless', async () => {
    const { id } = await confirmed({ street: '2204 Barton Hills Dr', addressPrivate: true });
    const { installerId } = (await decide(id, 'approve', { version: 2 })).body;
    const shown = (await directory.get(`/installers/${installerId}`)).body;
    const zip = directory.context.places.zip('78704');
    if (!zip) throw new Error('no such ZIP');
    const metres = milesBetween(zip, shown) * metresPerMile;
    expect(metres).toBeGreaterThan(0);
    expect(metres).toBeLessThanOrEqual(500);
    expect(JSON.stringify(shown)).not.toContain('2204');
    expect((await directory.get('/installers/search?location=78704&distance=10')).body.total).toBe(1);
  });
});

describe('looking for who is listed already', () => {
  const sought = {
    businessName: 'Barton Creek Pools',
    phone: '(512) 555-0177',
    website: 'https://bartoncreek.example/contact',
    zipCode: '78704',
  };
  const matches = async (change: object = {}) => {
    const response = await directory.post('/submissions/matches', { ...sought, ...change });
    return submissionMatchesSchema.parse(response.body).matches;
  };
  const at = (zip: string) => {
    const { latitude, longitude } = directory.context.places.zip(zip) ?? { latitude: 0, longitude: 0 };
    return { latitude, longitude };
  };

  test('finds the same phone, the same website, and a like name within a mile, and stores nothing', async () => {
    const other = { phone: null, website: null, name: 'Quite Another' };
    const phone = await directory.add({ ...other, phone: '+15125550177', stateSlug: 'ohio' });
    const site = await directory.add({ ...other, website: 'http://www.bartoncreek.example' });
    const name = await directory.add({ ...other, name: 'Barton Creek Pool', ...at('78704') });
    await directory.add({ ...other, name: 'Barton Creek Pools', ...at('75201') });
    await directory.add({ ...other, phone: '+15125550177', status: 'suspended' });
    expect(new Map((await matches()).map(({ id, why }) => [id, why]))).toEqual(
      new Map([
        [phone.id, 'Same phone number'],
        [site.id, 'Same website'],
        [name.id, 'Similar name within one mile'],
      ]),
    );
    expect(await rows()).toEqual([]);
  });

  test('tells nothing by the name of a ZIP that there is not', async () => {
    await directory.add({ name: 'Barton Creek Pools', phone: null, website: null, ...at('78704') });
    expect(await matches({ zipCode: '00000' })).toEqual([]);
    expect(await matches()).toHaveLength(1);
  });

  test.each([
    [{ phone: '555' }, 'body.phone'],
    [{ zipCode: 'x' }, 'body.zipCode'],
    [{ businessName: '' }, 'body.businessName'],
    [{ website: 'javascript:x' }, 'body.website'],
  ])('refuses %j, naming %s', async (change, path) => {
    const response = await directory.post('/submissions/matches', { ...sought, ...change });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('confirming', () => {
  test('puts the submission into the queue once, however often the link is used', async () => {
    const { id, token } = await sent();
    const responses = await Promise.all([1, 2, 3].map(() => directory.post('/submissions/confirm', { token })));
    for (const response of responses)
      expect(submissionStateSchema.parse(response.body)).toMatchObject({
        id,
        status: 'pending_review',
        profilePath: null,
      });
    const events = await directory.events(submissionConfirmed.type);
    expect(events).toMatchObject([{ aggregateId: id, aggregateVersion: 2, data: { submissionId: id } }]);
  });

  test('a forged link is invalid', async () => {
    await sent();
    for (const path of ['confirm', 'status'])
      expect(await directory.post(`/submissions/${path}`, { token: 'x'.repeat(43) })).toMatchObject({
        status: 404,
        body: { code: 'link_invalid' },
      });
    expect((await directory.post('/submissions/confirm', { token: 'short' })).status).toBe(400);
  });

  test('the link expires after 14 days, unless it was used before', async () => {
    const late = await sent();
    const early = await confirmed({ email: 'early@pools.example' });
    await directory.database.dataSource.query(`update submissions set confirm_until = now() - interval '1 second'`);
    expect(await directory.post('/submissions/confirm', { token: late.token })).toMatchObject({
      status: 410,
      body: { code: 'link_expired' },
    });
    expect((await directory.post('/submissions/status', { token: late.token })).body.status).toBe('expired');
    expect((await directory.post('/submissions/confirm', { token: early.token })).body.status).toBe('pending_review');
  });

  test('unconfirmed submissions expire and are erased later, confirmed ones stay', async () => {
    const draft = await sent();
    const queued = await confirmed({ email: 'queued@pools.example' });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const statuses = async () => new Map((await rows()).map((row) => [row.id, row.status]));
    await erasePersonalData(directory.context, days(13));
    expect((await statuses()).get(draft.id)).toBe('awaiting_confirmation');
    await erasePersonalData(directory.context, days(15));
    expect((await statuses()).get(draft.id)).toBe('expired');
    const steps = await historyOf(directory.database.dataSource.manager, submissionMachine, draft.id);
    expect(steps.map(({ actor, action, to }) => [actor.kind, action, to])).toEqual([
      ['anonymous', 'send', 'awaiting_confirmation'],
      ['system', 'expire', 'expired'],
    ]);
    await erasePersonalData(directory.context, days(31));
    expect(await statuses()).toEqual(new Map([[queued.id, 'pending_review']]));
  });
});

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
    await directory.add({
      name: 'Barton Creek Pools',
      phone: null,
      website: null,
      latitude: latitude + 0.1,
      longitude,
    });
    await directory.add({ name: 'Barton Creek Pools', phone: '+15125550177', status: 'removed', latitude, longitude });
    await confirmed();
    const { body } = await directory.get('/admin/submissions', directory.admin());
    const found = adminSubmissionListSchema.parse(body).items[0]?.possibleDuplicates ?? [];
    expect(new Map(found.map((each) => [each.id, each.why]))).toEqual(
      new Map([
        [phone.id, 'Same phone number'],
        [site.id, 'Same website'],
        [name.id, 'Similar name within one mile'],
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
