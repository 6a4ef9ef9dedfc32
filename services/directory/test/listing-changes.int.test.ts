import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { contractorChanged, listingChangeDecided } from '@poolpros/contracts/events/directory';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import {
  adminChangeListSchema,
  adminChangeSchema,
  editOutcomeSchema,
  type ListingEditBody,
  ownChangeSchema,
  ownChangesSchema,
} from '@poolpros/contracts/http/listing-changes';
import { adminListingSchema } from '@poolpros/contracts/http/listing-status';
import { ownListingSchema } from '@poolpros/contracts/http/own-listing';
import { permissionsOf } from '@poolpros/contracts/roles';
import { metresPerMile, milesBetween } from '@poolpros/places/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve } from '../src/claims/actions/resolve-claim.js';
import { revertChanges } from '../src/editing/actions/revert-changes.js';
import { findInstaller, lockInstallers } from '../src/listings/db/installer-store.js';
import type { InstallerRecord } from '../src/listings/domain/installer.js';
import { ListingMemberEntity } from '../src/members/db/entities.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listing: InstallerRecord;
const owner = newId();
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  listing = await directory.add();
  await directory.join(listing.id, owner);
  await ownedFor(30);
});

const ownedFor = (days: number) =>
  directory.database.dataSource.manager.update(
    ListingMemberEntity,
    { accountId: owner },
    { addedAt: new Date(Date.now() - days * 86_400_000) },
  );
const path = () => `/contractors/me/listings/${listing.id}/changes`;
const send = (body: ListingEditBody | object, accountId = owner) =>
  directory.post(path(), body, directory.contractor(accountId));
const edit = async (after: ListingEditBody['after'], before: ListingEditBody['before'] = current(after)) => {
  const { status, body } = await send({ before, after });
  expect(status, JSON.stringify(body)).toBe(201);
  return editOutcomeSchema.parse(body);
};
const current = (after: object): ListingEditBody['before'] =>
  Object.fromEntries(Object.keys(after).map((field) => [field, listing[field as keyof InstallerRecord]]));
const stored = async () => {
  const found = await findInstaller(directory.database.dataSource.manager, listing.id);
  if (!found) throw new Error('the listing is gone');
  return found;
};
const queue = async (state = 'open') => {
  const { status, body } = await directory.get(`/admin/changes?state=${state}`, directory.admin());
  expect(status, JSON.stringify(body)).toBe(200);
  return adminChangeListSchema.parse(body);
};
const decide = (id: string, action: string, body: object, token = directory.admin()) =>
  directory.post(`/admin/changes/${id}/${action}`, body, token);
const pendingPhone = async () => {
  const { pending } = await edit({ phone: '(512) 555-0188' });
  if (!pending) throw new Error('nothing waits');
  return pending;
};
const own = async () => ownChangesSchema.parse((await directory.get(path(), directory.contractor(owner))).body).items;

describe('an edit', () => {
  test('is on the page at once as far as nobody has to look at it, and the rest waits while the page stays', async () => {
    const after = {
      description: 'We build, repair and heat pools on the west side of Austin, with one crew.',
      phone: '512 555 0188',
      hours: [{ day: 'sat' as const, opens: '09:00', closes: '12:00' }],
      specialHours: { byAppointment: ['sun' as const], seasons: [], dates: [] },
      languages: ['English' as const, 'Spanish' as const],
      website: 'https://hillstone.example/pools',
    };
    const { applied, pending } = await edit(after);
    expect(applied).toEqual(['website', 'description', 'hours', 'specialHours', 'languages']);
    expect(pending).toMatchObject({
      status: 'pending',
      source: 'owner',
      before: { phone: '+15125550142' },
      after: { phone: '+15125550188' },
    });
    const { body } = await directory.get(`/installers/${listing.id}`);
    expect(installerDetailSchema.parse(body)).toMatchObject({
      description: after.description,
      hours: after.hours,
      specialHours: after.specialHours,
      languages: after.languages,
      website: after.website,
      phone: '+15125550142',
    });
    expect((await stored()).fieldSources).toEqual({
      description: 'owner',
      hours: 'owner',
      specialHours: 'owner',
      languages: 'owner',
      website: 'owner',
    });
    expect(await directory.events(contractorChanged.type)).toHaveLength(2);
  });

  test('of a phone waits with its extension and letters, of which the next phone keeps none', async () => {
    const first = await edit({ phone: '1-800-FLOWERS ext. 12' });
    const typed = { phone: '+18003569377', phoneExtension: '12', phoneWords: '1-800-FLOWERS' };
    expect(first.pending?.after).toEqual(typed);
    await decide(first.pending?.id ?? '', 'apply', { version: 1 });
    expect(await stored()).toMatchObject(typed);
    const second = await edit({ phone: '512 555 0188 x4' }, { phone: typed.phone });
    expect(second.pending?.after).toEqual({ phone: '+15125550188', phoneExtension: '4', phoneWords: null });
    const third = await edit({ phone: '512 555 0188' }, { phone: typed.phone });
    expect(third.pending?.after).toEqual({ phone: '+15125550188', phoneExtension: null, phoneWords: null });
    await decide(third.pending?.id ?? '', 'apply', { version: 2 });
    expect(await stored()).toMatchObject({ phone: '+15125550188', phoneExtension: null, phoneWords: null });
  });

  test('of licenses waits, is read by the business and the staff, and by no visitor', async () => {
    const after = { licenses: [{ number: 'TECL 20418', stateCode: 'TX' as const, classification: 'Electrical' }] };
    const { applied, pending } = await edit(after);
    expect(applied).toEqual([]);
    expect(pending).toMatchObject({ status: 'pending', before: { licenses: [] }, after });
    expect((await stored()).licenses).toEqual([]);
    const [waiting] = (await queue()).items;
    expect(waiting).toMatchObject({ current: { licenses: [] }, after });
    expect((await decide(waiting?.id ?? '', 'apply', { version: waiting?.version })).status).toBe(200);
    const seen = await directory.get(`/contractors/me/listings/${listing.id}`, directory.contractor(owner));
    expect(ownListingSchema.parse(seen.body).fields.licenses).toEqual(after.licenses);
    const staff = await directory.get(`/admin/installers/${listing.id}`, directory.admin());
    expect(adminListingSchema.parse(staff.body).licenses).toEqual(after.licenses);
    const page = await directory.get(`/installers/${listing.id}`);
    expect(JSON.stringify([page.body, await directory.events()])).not.toContain('TECL');
    expect((await edit({ licenses: [] }, after)).pending).toMatchObject({ before: after, after: { licenses: [] } });
  });

  test('of services that need a license waits, although the same edit moves to a state without licenses', async () => {
    listing = await directory.add({ stateSlug: 'california', citySlug: 'los-angeles', services: ['Pool Cleaning'] });
    await directory.join(listing.id, owner);
    const services: ListingEditBody['after']['services'] = ['Pool Cleaning', 'Pool Installation', 'Pool Renovation'];
    const move = { stateSlug: 'wyoming', citySlug: 'cheyenne', zipCode: '82001' };
    const { applied, pending } = await edit({ services, ...move });
    expect([applied, pending?.after]).toEqual([[], { services, ...move }]);
    expect(await stored()).toMatchObject({ stateSlug: 'california', services: ['Pool Cleaning'] });
  });

  test.each([
    [{ number: '1', stateCode: 'TX' }, 'body.after.licenses.0.number'],
    [{ number: 'TECL 20418', stateCode: 'ON' }, 'body.after.licenses.0.stateCode'],
  ])('of a license such as %j is refused at its field', async (license, at) => {
    const { status, body } = await send({ before: { licenses: [] }, after: { licenses: [license] } });
    expect([status, body.errors?.[0]?.path]).toEqual([400, at]);
    expect((await queue()).items).toEqual([]);
  });

  test('that changes nothing stores nothing', async () => {
    expect(await edit({ phone: '(512) 555-0142', priceRange: null })).toEqual({ applied: [], pending: null });
    expect((await stored()).version).toBe(1);
  });

  test('is refused where a field says something else meanwhile, by the name of the field', async () => {
    await edit({ priceRange: '$$' });
    const { status, body } = await send({
      before: { priceRange: null, crewSize: 8 },
      after: { priceRange: '$$$', crewSize: 9 },
    });
    expect(status).toBe(409);
    expect(body.errors).toEqual([
      { path: 'body.after.priceRange', message: 'use the current version, or save yours again' },
    ]);
    expect(await stored()).toMatchObject({ priceRange: '$$', crewSize: 8 });
  });

  test.each([
    [{ phone: '555' }, 'body.after.phone'],
    [{ foundedYear: 2090 }, 'body.after.foundedYear'],
    [{ zipCode: '10001' }, 'body.after.zipCode'],
    [{ citySlug: 'atlantis' }, 'body.after.citySlug'],
    [{ services: [] }, 'body.after.services'],
    [{ rating: 5 }, 'body.after'],
  ])('with %j names the field that is wrong, and stores nothing', async (after, field) => {
    const { status, body } = await send({ before: current(after), after });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.errors[0].path).toContain(field);
    expect((await stored()).version).toBe(1);
  });

  test('sent twice under one key happens once', async () => {
    const token = directory.contractor(owner);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId() };
    const payload = { before: current({ name: '' }), after: { name: 'Hillstone' } };
    const one = () => directory.app.inject({ method: 'POST', url: path(), headers, payload });
    const [first, second] = [await one(), await one()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await queue()).total).toBe(1);
  });

  test('is for owners and managers; to a stranger there is no such listing, to staff it is forbidden', async () => {
    const [manages, answers] = [newId(), newId()];
    await directory.join(listing.id, manages, 'manager');
    await directory.join(listing.id, answers, 'staff');
    const body = { before: { crewSize: 8 }, after: { crewSize: 9 } };
    expect((await send(body, answers)).status).toBe(403);
    expect((await send(body, newId())).status).toBe(404);
    expect((await directory.get(path(), directory.contractor(newId()))).status).toBe(404);
    expect((await send(body, manages)).status).toBe(201);
  });

  test('of a listing that is not live is refused', async () => {
    await directory.database.dataSource.query(`update installers set status = 'closed'`);
    expect((await send({ before: {}, after: { crewSize: 9 } })).status).toBe(409);
  });
});

describe('an address', () => {
  test('that is private is shown up to 500 m away, without its street, and stays where it is', async () => {
    const { applied } = await edit({ street: '1200 Barton Springs Rd', addressPrivate: true });
    expect(applied).toEqual(['street', 'addressPrivate']);
    const { body } = await directory.get(`/installers/${listing.id}`);
    const metres = milesBetween(body, listing) * metresPerMile;
    expect(metres).toBeGreaterThan(0);
    expect(metres).toBeLessThanOrEqual(501);
    expect(JSON.stringify(body)).not.toContain('Barton Springs');
    await edit({ street: '1300 Barton Springs Rd' }, { street: '1200 Barton Springs Rd' });
    expect(await stored()).toMatchObject({ latitude: body.latitude, longitude: body.longitude });
    const near = await directory.get('/installers/search?lat=30.2672&lon=-97.7431&radius=10');
    expect(near.body.installers).toMatchObject([{ id: listing.id, latitude: body.latitude }]);
  });

  test('that moves more than a mile waits, and one that does not is applied', async () => {
    expect(await edit({ zipCode: '78613', citySlug: 'cedar-park' })).toMatchObject({
      applied: [],
      pending: { after: { zipCode: '78613', citySlug: 'cedar-park' } },
    });
    const [change] = (await queue()).items;
    expect((await decide(change?.id ?? '', 'apply', { version: 1 })).status).toBe(200);
    expect(await stored()).toMatchObject({ city: 'Cedar Park', zipCode: '78613', neighborhood: null });
    expect((await stored()).latitude).not.toBe(listing.latitude);
  });

  test('waits in any case in the first week of an owner', async () => {
    await ownedFor(6);
    expect(await edit({ street: '1 Main St' })).toMatchObject({
      applied: [],
      pending: { after: { street: '1 Main St' } },
    });
  });
});

describe('a change that waits', () => {
  test('is seen beside the page, applied by the staff, and told to the owner', async () => {
    const { id } = await pendingPhone();
    expect((await queue()).items).toMatchObject([
      {
        id,
        version: 1,
        before: { phone: '+15125550142' },
        after: { phone: '+15125550188' },
        current: { phone: '+15125550142' },
      },
    ]);
    const { status, body } = await decide(id, 'apply', { version: 1 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(adminChangeSchema.parse(body)).toMatchObject({ status: 'applied', version: 2 });
    expect(await stored()).toMatchObject({ phone: '+15125550188', fieldSources: { phone: 'owner' } });
    expect(await directory.events(listingChangeDecided.type)).toMatchObject([
      { aggregateId: id, data: { changeId: id } },
    ]);
    expect(await own()).toMatchObject([{ id, status: 'applied' }]);
    expect((await queue('decided')).items).toMatchObject([
      { id, history: [{ action: 'propose' }, { action: 'apply' }] },
    ]);
  });

  test('takes in what is edited next, so that a decision about what was seen before is refused', async () => {
    const { id } = await pendingPhone();
    const { pending } = await edit({ name: 'Hillstone' });
    expect(pending).toMatchObject({ id, after: { phone: '+15125550188', name: 'Hillstone' } });
    expect((await decide(id, 'apply', { version: 1 })).status).toBe(409);
    expect((await decide(id, 'apply', { version: 2 })).status).toBe(200);
  });

  test('is no part of an edit that is on the page at once', async () => {
    const { id } = await pendingPhone();
    expect(await edit({ crewSize: 9 })).toEqual({ applied: ['crewSize'], pending: null });
    expect(await own()).toMatchObject([{ id, status: 'pending', after: { phone: '+15125550188' } }]);
  });

  test('is declined with a reason that the owner reads', async () => {
    const { id } = await pendingPhone();
    expect((await decide(id, 'decline', { version: 1, reasonCode: 'nonsense' })).status).toBe(400);
    const refusal = { version: 1, reasonCode: 'not_confirmed', note: 'Nobody answers there.' };
    expect((await decide(id, 'decline', refusal)).status).toBe(200);
    const [change] = await own();
    expect(change).toMatchObject({ status: 'declined', reason: expect.stringContaining('Nobody answers there.') });
    expect((await stored()).phone).toBe('+15125550142');
  });

  test('is sent back for revision, answered, and applied', async () => {
    const { id } = await pendingPhone();
    await decide(id, 'ask-revision', { version: 1, reasonCode: 'proof_needed', note: 'A bill.' });
    expect((await queue()).total).toBe(0);
    expect(await own()).toMatchObject([{ status: 'needs_revision', reason: expect.stringContaining('A bill.') }]);
    expect((await decide(id, 'apply', { version: 2 })).status).toBe(409);
    const answer = await send({ before: {}, after: {}, note: 'It is on our website.' });
    expect(answer.body.pending).toMatchObject({ id, status: 'pending', note: 'It is on our website.', reason: null });
    expect((await decide(id, 'apply', { version: 3 })).status).toBe(200);
  });

  test('is withdrawn by its members alone, until it is decided', async () => {
    const { id } = await pendingPhone();
    const withdraw = (accountId: string) =>
      directory.post(`${path()}/${id}/withdraw`, {}, directory.contractor(accountId));
    expect((await withdraw(newId())).status).toBe(404);
    expect(ownChangeSchema.parse((await withdraw(owner)).body).status).toBe('withdrawn');
    expect((await withdraw(owner)).status).toBe(409);
    expect((await decide(id, 'apply', { version: 2 })).status).toBe(409);
  });

  test('is decided once, however many decide it at once', async () => {
    const { id } = await pendingPhone();
    const decisions = await Promise.all([
      decide(id, 'apply', { version: 1 }),
      decide(id, 'decline', { version: 1, reasonCode: 'wording' }),
      decide(id, 'apply', { version: 1 }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await directory.events(listingChangeDecided.type)).toHaveLength(1);
  });

  test('two edits at once become one change', async () => {
    const both = await Promise.all([
      send({ before: current({ name: '' }), after: { name: 'Hillstone' } }),
      send({ before: current({ phone: '' }), after: { phone: '(512) 555-0188' } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { items } = await queue();
    expect(items).toMatchObject([{ after: { name: 'Hillstone', phone: '+15125550188' } }]);
  });

  describe('beside a claim of the listing', () => {
    /** How many sessions wait for that one, or for one that does. */
    const waitingFor = async (pid: number): Promise<number> => {
      const [row] = await directory.database.dataSource.query(
        `with recursive locked as materialized (
           select pid, pg_blocking_pids(pid) as by from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'
         ), waiting as (
           select pid from locked where $1 = any(by)
           union select locked.pid from locked join waiting on waiting.pid = any(locked.by)
         ) select count(*)::int as n from waiting`,
        [pid],
      );
      return row.n;
    };
    /** The result of two steps that wait for the listing, one after the other. */
    const inTurn = async <A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
      const steps = await directory.database.transaction(async (tx) => {
        await lockInstallers(tx, [listing.id]);
        const [{ pid }] = await tx.query('select pg_backend_pid() as pid');
        const one = first();
        await eventually(async () => (await waitingFor(pid)) === 1);
        const other = second();
        await eventually(async () => (await waitingFor(pid)) === 2);
        return { both: Promise.all([one, other]) };
      });
      return await steps.both;
    };
    const approval = async () => {
      const claim = { installerId: listing.id, method: 'owner' };
      const { body } = await directory.post('/contractors/me/claims', claim, directory.contractor(newId()));
      const actor = { kind: 'staff' as const, id: newId() };
      return () =>
        directory.database.transaction(async (tx) => {
          await lockInstallers(tx, [listing.id]);
          return await approve(tx, { id: body.id }, { actor, now: new Date() });
        });
    };

    test('ends when the claim is approved first', async () => {
      const { id } = await pendingPhone();
      const [, applied] = await inTurn(await approval(), () => decide(id, 'apply', { version: 1 }));
      expect(applied.status).toBe(409);
      expect((await stored()).phone).toBe('+15125550142');
      expect((await queue()).total).toBe(0);
    });

    test('is on the page when it is applied first, and the page has another owner then', async () => {
      const { id } = await pendingPhone();
      const [applied, claim] = await inTurn(() => decide(id, 'apply', { version: 1 }), await approval());
      expect([applied.status, claim.status]).toEqual([200, 'approved']);
      expect((await stored()).phone).toBe('+15125550188');
    });

    test.each([
      ['crewSize', { crewSize: 9 }],
      ['phone', { phone: '(512) 555-0188' }],
    ])('of the %s finds no listing when its writer has just lost it', async (_, after) => {
      const [, edited] = await inTurn(await approval(), () => send({ before: current(after), after }));
      expect([edited.status, edited.body.code]).toEqual([404, 'installer_not_found']);
      expect(await stored()).toMatchObject({ crewSize: listing.crewSize, phone: listing.phone });
      expect((await queue()).total).toBe(0);
    });

    test('that was written first ends with the claim', async () => {
      const after = { phone: '(512) 555-0188' };
      const [edited, claim] = await inTurn(() => send({ before: current(after), after }), await approval());
      expect([edited.status, claim.status]).toEqual([201, 'approved']);
      expect((await queue()).total).toBe(0);
      const changes = await directory.database.dataSource.query('select status from listing_changes');
      expect(changes).toEqual([{ status: 'withdrawn' }]);
    });
  });

  test('is read by support, decided by moderators', async () => {
    const { id } = await pendingPhone();
    const as = (role: 'support' | 'editor' | 'moderator') =>
      directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role }) });
    expect((await directory.get('/admin/changes', as('support'))).status).toBe(200);
    expect((await directory.get('/admin/changes', as('editor'))).status).toBe(403);
    expect((await decide(id, 'apply', { version: 1 }, as('support'))).status).toBe(403);
    expect((await decide(id, 'apply', { version: 1 }, as('moderator'))).status).toBe(200);
    expect((await decide(newId(), 'apply', { version: 1 })).status).toBe(404);
  });
});

test('what members changed since an instant is taken back, and what they asked for ends', async () => {
  const since = new Date();
  await edit({ description: 'We build, repair and heat pools on the west side of Austin, with one crew.' });
  await edit({ street: '1 Main St', addressPrivate: true });
  const { id } = await pendingPhone();
  await decide(id, 'apply', { version: 1 });
  await edit({ name: 'Other Pools' });
  const actor = { kind: 'staff' as const, id: newId() };
  const revert = () =>
    directory.database.transaction((tx) => revertChanges(tx, listing.id, since, { now: new Date(), actor }));
  expect(await revert()).toMatchObject({ status: 'applied', source: 'staff', after: { phone: '+15125550142' } });
  const { version, updatedAt, fieldSources, ...now } = await stored();
  const { version: _v, updatedAt: _u, fieldSources: _f, ...then } = listing;
  expect(now).toEqual(then);
  expect(fieldSources).toMatchObject({ phone: 'staff', description: 'staff', latitude: 'staff' });
  expect((await queue()).total).toBe(0);
});
