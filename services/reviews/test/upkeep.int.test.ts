import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InstallerRow, installerEntity } from '../src/db/entities.js';
import { createExpiry } from '../src/expiry.js';
import { writeSampleReviews } from '../src/sample/write.js';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

const installer = (id: number): Promise<InstallerRow | null> =>
  reviews.database.dataSource.manager.findOneBy(installerEntity, { id });

test('a snapshot that arrives late or twice does not undo a newer one', async () => {
  const eventId = newId();
  await reviews.publishContractor(3, contractor(1, { name: 'Third' }), eventId);
  await reviews.publishContractor(2, contractor(1, { name: 'Second' }));
  expect(await installer(1)).toMatchObject({ version: 3, name: 'Third' });
  await reviews.publishContractor(3, contractor(1, { name: 'Redelivered' }), eventId);
  expect(await installer(1)).toMatchObject({ version: 3, name: 'Third' });
  await reviews.publishContractor(4, contractor(1, { status: 'removed' }));
  expect(await installer(1)).toMatchObject({ version: 4, status: 'removed' });
});

test('an unproven review loses everything personal after 14 days, a published one stays', async () => {
  await reviews.publishContractor(1, contractor(2));
  for (const email of ['proven@home.example', 'unproven@home.example', 'fresh@home.example'])
    await reviews.post('/reviews', reviewBody({ installerId: 2, email }));
  await reviews.post('/reviews/verify', { token: await reviews.tokenOf('proven@home.example') });
  const token = await reviews.tokenOf('unproven@home.example');
  const { dataSource } = reviews.database;
  await dataSource.query(
    `update reviews set submitted_at = now() - interval '14 days 1 second' where email <> 'fresh@home.example'`,
  );
  await dataSource.query(
    `update review_mails set asked_at = now() - interval '1 day 1 second'
     where email_key in (select email_key from reviews where email <> 'fresh@home.example')`,
  );

  const expiry = createExpiry(reviews.context);
  await expiry.start();
  await expiry.stop();

  const rows: { status: string }[] = await dataSource.query(`select * from reviews where installer_id = 2`);
  expect(rows.map(({ status }) => status).sort()).toEqual(['expired', 'published', 'submitted']);
  const expired = rows.find(({ status }) => status === 'expired');
  expect(JSON.stringify(expired)).not.toMatch(/Theo|home\.example|heats/);
  expect(await dataSource.query('select count(*)::int from review_mails')).toEqual([{ count: 1 }]);
  expect((await reviews.post('/reviews/verification', { token })).body.code).toBe('link_expired');
  const again = await reviews.post('/reviews', reviewBody({ installerId: 2, email: 'unproven@home.example' }));
  expect(again.status).toBe(202);
});

test('sample reviews are written once, with one figure event per installer', async () => {
  for (let id = 1001; id <= 1120; id++) await reviews.publishContractor(1, contractor(id, { sample: true }));
  const { database } = reviews;
  const written = await writeSampleReviews(database, new Date(), () => undefined);
  expect(written).toBeGreaterThan(500);
  expect(await writeSampleReviews(database, new Date(), () => undefined)).toBe(0);

  const [{ rows, firms, real }] = await database.dataSource.query<[{ rows: number; firms: number; real: number }]>(
    `select count(*)::int as rows, count(distinct installer_id)::int as firms,
       count(*) filter (where not is_sample)::int as real
     from reviews where installer_id > 1000`,
  );
  expect(rows).toBe(written);
  expect(real).toBe(0);
  const events = await eventually(() => reviews.published());
  const changed = events.filter(({ type }) => type === 'reviews.rating.changed.v1').map((event) => event.aggregateId);
  const samples = changed.filter((id) => Number(id) > 1000);
  expect(samples).toHaveLength(firms);
  expect(new Set(samples).size).toBe(firms);
});

test('the migrations can be taken back and applied again', async () => {
  const second = await startReviews();
  try {
    const { dataSource } = second.database;
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    await second.database.migrate();
    expect(await dataSource.query('select * from reviews')).toEqual([]);
  } finally {
    await second.stop();
  }
});
