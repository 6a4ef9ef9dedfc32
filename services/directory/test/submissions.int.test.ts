import { historyOf } from '@poolpros/chassis/machine/history';
import { services } from '@poolpros/contracts/catalogue';
import { submissionConfirmed, submissionReceived } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import {
  adminSubmissionListSchema,
  submissionMatchesSchema,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { metresPerMile, milesBetween } from '@poolpros/places/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submissionMachine } from '../src/intake/domain/submission.js';
import { findInstaller } from '../src/listings/db/installer-store.js';
import { submissionsTo } from './submissions.js';
import { type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const { send, rows, sent, confirmed, decide } = submissionsTo(() => directory);

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

  test('a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
    const response = await send({ [honeypotName]: '1' });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ path: `body.${honeypotName}`, message: 'empty this field if you are a person' }] },
    });
    expect(await rows()).toEqual([]);
    expect(await directory.events()).toEqual([]);
  });

  test('one email may send three businesses a day, also when they come at once', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map((number) => send({ businessName: `Pools ${number}` })));
    expect(responses.map((response) => response.status).sort()).toEqual([201, 201, 201, 429, 429]);
    expect(await rows()).toHaveLength(3);
  });

  test('addresses of one mailbox count as one email, and each is stored as typed', async () => {
    const emails = [1, 2, 3, 4].map((number) => `dana+${number}@bartoncreek.example`);
    const responses = await Promise.all(emails.map((email) => send({ email })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
    expect((await rows()).every(({ email }) => emails.includes(String(email)))).toBe(true);
  });

  test('a website is stored as browsers write it', async () => {
    await sent({ website: ' HTTPS://Hill.example/Our%20Pools ' });
    expect(await rows()).toMatchObject([{ website: 'https://hill.example/Our%20Pools' }]);
    await sent({ website: '' });
    expect((await rows()).map(({ website }) => website)).toContain(null);
  });

  test('a form with projects sent again is the one stored before, however the store orders their fields', async () => {
    const projects = [{ title: 'Gunite pool', year: 2024, description: 'On a slope.' }];
    const { body } = await send({ projects });
    expect((await send({ projects })).body).toEqual(body);
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
    [{ zipCode: '00901' }, 'body.zipCode'],
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
    [{ phone: '416-555-0142' }, 'body.phone'],
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
    [{ hours: [{ day: 'mon', opens: '08:00', closes: '08:00' }] }, 'body.hours.0.closes'],
    [{ hours: [{ day: 'mon', opens: '25:00', closes: '26:00' }] }, 'body.hours.0.opens'],
    [
      { hours: Array.from({ length: 2 }, () => ({ day: 'mon', opens: '08:00', closes: '17:00' })) },
      'body.hours.1.opens',
    ],
    [{ specialHours: { dates: [{ date: '2027-02-30' }] } }, 'body.specialHours.dates.0.date'],
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
    const phone = { phone: '+18003569377', phoneExtension: '12', phoneWords: '1-800-FLOWERS' };
    const stated = {
      legalName: 'Barton Creek Pools LLC',
      street: '2204 Barton Hills Dr',
      licenses: [{ number: 'TECL 20418', stateCode: 'TX' as const, classification: 'Electrical contractor' }],
      insuranceCarrier: 'Lone Star Mutual',
      insuranceEndsOn: '2999-06-30',
      foundedYear: 2009,
      crewSize: 9,
      hours: [
        { day: 'mon' as const, opens: '08:00', closes: '12:00' },
        { day: 'mon' as const, opens: '13:00', closes: '02:00' },
      ],
      specialHours: {
        byAppointment: ['sun' as const],
        seasons: [{ from: '11-01', to: '02-28', hours: [], byAppointment: ['mon' as const] }],
        dates: [{ date: '2999-12-24', hours: [{ opens: '08:00', closes: '24:00' }], note: 'Christmas Eve' }],
      },
      languages: ['English' as const, 'Spanish' as const],
      paymentMethods: ['Check' as const],
      projects: [{ title: 'Gunite pool with a raised spa', year: 2024, description: 'On a slope.' }],
    };
    const { id } = await confirmed({ ...stated, phone: '1-800-FLOWERS ext. 12' });
    const { body } = await directory.get('/admin/submissions', directory.admin());
    expect(adminSubmissionListSchema.parse(body).items[0]).toMatchObject({
      ...stated,
      ...phone,
      timeZone: 'America/Chicago',
    });
    const { installerId } = (await decide(id, 'approve', { version: 2 })).body;
    const listing = await findInstaller(directory.database.dataSource.manager, installerId);
    expect(listing?.licenses).toEqual(stated.licenses);
    const insurance = { insuranceCarrier: stated.insuranceCarrier, insuranceEndsOn: stated.insuranceEndsOn };
    expect(listing).toMatchObject(insurance);
    const staffView = await directory.get(`/admin/installers/${installerId}`, directory.admin());
    expect(staffView.body).toMatchObject(insurance);
    const {
      licenses: _licenses,
      insuranceCarrier: _carrier,
      insuranceEndsOn: _end,
      projects: _projects,
      ...shown
    } = stated;
    const profile = (await directory.get(`/installers/${installerId}`)).body;
    expect(profile).toMatchObject({ ...shown, ...phone, timeZone: 'America/Chicago' });
    const [{ slug, ...project }] = profile.projects;
    expect(slug).toMatch(/^gunite-pool-with-a-raised-spa-\d+$/);
    expect(project).toEqual({ title: stated.projects[0]?.title, builtOn: '2024', summary: 'On a slope.', cover: null });
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
    await directory.runHourlyJobs(days(13));
    expect((await statuses()).get(draft.id)).toBe('awaiting_confirmation');
    await directory.runHourlyJobs(days(15));
    expect((await statuses()).get(draft.id)).toBe('expired');
    const steps = await historyOf(directory.database.dataSource.manager, submissionMachine, draft.id);
    expect(steps.map(({ actor, action, to }) => [actor.kind, action, to])).toEqual([
      ['anonymous', 'send', 'awaiting_confirmation'],
      ['system', 'expire', 'expired'],
    ]);
    await directory.runHourlyJobs(days(31));
    expect(await statuses()).toEqual(new Map([[queued.id, 'pending_review']]));
  });
});
