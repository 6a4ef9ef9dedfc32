import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { exportStart } from '@poolpros/contracts/http/internal';
import { ownListingSchema } from '@poolpros/contracts/http/own-listing';
import { listingRoles } from '@poolpros/contracts/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeInstaller, exportInstallers } from '../src/listings/db/installer-store.js';
import { makeOwner } from '../src/team/actions/make-owner.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
});

const read = (id: number, accountId: string) =>
  directory.get(`/contractors/me/listings/${id}`, directory.contractor(accountId));

test.each(listingRoles)('is read by its %s, with what visitors do not see', async (role) => {
  const account = newId();
  await directory.join(installerId, account, role);
  const { status, body } = await read(installerId, account);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(ownListingSchema.parse(body)).toMatchObject({
    id: installerId,
    role,
    location: 'Austin, TX',
    plan: 'free',
    foundingPlace: null,
    fields: { contactEmail: 'office@hillstone.example', phone: '+15125550142' },
  });
});

test('with a founding place it has the pro plan', async () => {
  const account = newId();
  await directory.database.transaction((tx) =>
    makeOwner(tx, { listingId: installerId, accountId: account }, new Date()),
  );
  expect((await read(installerId, account)).body).toMatchObject({ plan: 'pro', foundingPlace: 1, role: 'owner' });
});

test('to a stranger it is not there, whether it exists or not, and neither is a removed one to its owner', async () => {
  const account = newId();
  const other = await directory.add({ name: 'Other Pools' });
  await directory.join(installerId, account);
  for (const id of [other.id, 99_999]) {
    const { status, body } = await read(id, account);
    expect([id, status, body.code]).toEqual([id, 404, 'installer_not_found']);
  }
  await directory.database.transaction((tx) =>
    changeInstaller(tx, installerId, () => ({ status: 'removed' }), new Date()),
  );
  expect((await read(installerId, account)).status).toBe(404);
});

test('pro changes nothing that search knows', async () => {
  const record = async () => (await exportInstallers(directory.database.dataSource.manager, exportStart, 10)).items;
  const before = await record();
  const changes = await directory.events(contractorChanged.type);
  await directory.database.transaction((tx) =>
    makeOwner(tx, { listingId: installerId, accountId: newId() }, new Date()),
  );
  expect(await record()).toEqual(before);
  expect(await directory.events(contractorChanged.type)).toEqual(changes);
});

test('of one account that serves several businesses, each asks what the account is to it alone', async () => {
  const account = newId();
  const token = directory.contractor(account);
  const helped = await directory.add({ name: 'Helped Pools' });
  const other = await directory.add({ name: 'Other Pools' });
  await directory.join(installerId, account);
  await directory.join(helped.id, account, 'staff');
  const { body } = await directory.get('/contractors/me/listings', token);
  expect(body.items.map((item: { installerId: number }) => item.installerId).sort()).toEqual([installerId, helped.id]);
  const close = async (id: number) => (await directory.post(`/contractors/me/listings/${id}/close`, {}, token)).status;
  expect([await close(other.id), await close(helped.id), await close(installerId)]).toEqual([404, 403, 200]);
  const standing = async (id: number) => (await directory.get(`/installers/${id}`)).body.status;
  expect([await standing(other.id), await standing(helped.id), await standing(installerId)]).toEqual([
    'published',
    'published',
    'closed',
  ]);
});
