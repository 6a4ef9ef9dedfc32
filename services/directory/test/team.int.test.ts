import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { invitationSent, memberChanged } from '@poolpros/contracts/events/directory';
import {
  invitationAcceptedSchema,
  invitationPreviewSchema,
  invitationSchema,
  teamSchema,
} from '@poolpros/contracts/http/team';
import { planLimits } from '@poolpros/contracts/plans';
import type { ListingRole } from '@poolpros/contracts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockTeam } from '../src/base/db/locks.js';
import { membersOf, removeMember, replaceOwners } from '../src/members/db/member-store.js';
import { makeOwner } from '../src/team/actions/make-owner.js';
import { invitationMachine, invitationsPerDay } from '../src/team/domain/invitation.js';
import { membershipMachine } from '../src/team/domain/membership.js';
import { invitationToken } from '../src/team/links/invitation-link.js';
import { teamMails } from '../src/team/mails/team-mails.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
let owner: string;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  stand().contacts.length = 0;
  stand().unproven.clear();
  listingId = (await directory.add()).id;
  owner = person('dana@hillstone.example');
  await directory.join(listingId, owner);
});

function stand() {
  if (!directory.accounts) throw new Error('directory asks accounts');
  return directory.accounts;
}
/** An account with a confirmed email. */
function person(email: string): string {
  const accountId = newId();
  stand().contacts.push({ accountId, name: email.split('@')[0] ?? '', email });
  return accountId;
}
const base = () => `/contractors/me/listings/${listingId}`;
const as = (accountId: string) => directory.contractor(accountId);
const team = async (accountId = owner) => {
  const { status, body } = await directory.get(`${base()}/team`, as(accountId));
  expect(status, JSON.stringify(body)).toBe(200);
  return teamSchema.parse(body);
};
const invite = (email: string, role: ListingRole = 'manager', accountId = owner) =>
  directory.post(`${base()}/invitations`, { email, role }, as(accountId));
const invited = async (email: string, role: ListingRole = 'manager') => {
  const { status, body } = await invite(email, role);
  expect(status, JSON.stringify(body)).toBe(201);
  const { id } = invitationSchema.parse(body);
  return { id, token: await tokenOf(id) };
};
const tokenOf = async (id: string): Promise<string> => {
  const [row] = await sql<{ nonce: string }>('select nonce from invitations where id = $1', [id]);
  if (!row) throw new Error('no such invitation');
  return invitationToken(directory.context.config.LINK_SECRET, { id, nonce: row.nonce });
};
const accept = (token: string, accountId: string) =>
  directory.post('/contractors/me/invitations/accept', { token }, as(accountId));
const preview = (token: string) => directory.post('/invitations/preview', { token });
const changeRole = (accountId: string, role: ListingRole, by = owner) =>
  directory.post(`${base()}/team/${accountId}`, { role }, as(by));
const remove = (accountId: string, by = owner) => directory.post(`${base()}/team/${accountId}/remove`, {}, as(by));
const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const roles = async () =>
  Object.fromEntries(
    (await membersOf(directory.database.dataSource.manager, listingId)).map(({ accountId, role }) => [accountId, role]),
  );
const stepsOf = async (accountId: string) =>
  (await historyOf(directory.database.dataSource.manager, membershipMachine, `${listingId}:${accountId}`)).map(
    ({ action, from, to, actor }) => [action, from, to, actor.id],
  );

describe('an invitation', () => {
  test('is mailed, told by its id alone, read without an account and accepted by the account of its email', async () => {
    const { id, token } = await invited(' Robin@Hillstone.example ');
    expect(await directory.events(invitationSent.type)).toMatchObject([{ data: { invitationId: id } }]);
    const { accounts, config } = directory.context;
    const sources = {
      tx: directory.database.dataSource.manager,
      accounts,
      publicUrl: 'https://poolpros.example',
      linkSecret: config.LINK_SECRET,
      replyDomain: undefined,
      places: directory.context.places,
      now: new Date(),
    };
    expect(await teamMails['team-invitation'](sources, id)).toEqual({
      to: [{ name: '', address: 'robin@hillstone.example' }],
      replyTo: null,
      facts: {
        businessName: 'Hillstone Pools & Spas',
        location: 'Austin, TX',
        role: 'manager',
        acceptUrl: `https://poolpros.example/contractor/invitation?token=${token}`,
        validDays: 7,
      },
    });
    expect((await team()).invitations).toMatchObject([{ id, email: 'robin@hillstone.example', role: 'manager' }]);
    expect(invitationPreviewSchema.parse((await preview(token)).body)).toMatchObject({
      businessName: 'Hillstone Pools & Spas',
      role: 'manager',
      email: 'robin@hillstone.example',
    });

    const robin = person('Robin@hillstone.example');
    const { status, body } = await accept(token, robin);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(invitationAcceptedSchema.parse(body)).toMatchObject({ installerId: listingId, role: 'manager' });
    expect(await roles()).toEqual({ [owner]: 'owner', [robin]: 'manager' });
    expect((await team(robin)).members.map(({ email, role, isYou }) => [email, role, isYou])).toEqual([
      ['dana@hillstone.example', 'owner', false],
      ['Robin@hillstone.example', 'manager', true],
    ]);
    expect(await stepsOf(robin)).toEqual([['join_as_manager', 'gone', 'manager', robin]]);
    expect(
      (await historyOf(directory.database.dataSource.manager, invitationMachine, id)).map(({ action }) => action),
    ).toEqual(['invite', 'accept']);
    for (const again of [await accept(token, robin), await preview(token)])
      expect([again.status, again.body.code]).toEqual([410, 'link_used']);
    expect(await teamMails['team-invitation'](sources, id)).toBeNull();
  });

  test('is no good to an account with another email, or with none that is confirmed', async () => {
    const { token } = await invited('robin@hillstone.example');
    for (const other of [person('sam@hillstone.example'), newId()]) {
      const { status, body } = await accept(token, other);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect((await directory.post('/contractors/me/invitations/accept', { token })).status).toBe(401);
    expect(Object.keys(await roles())).toEqual([owner]);
  });

  test('ends after 7 days, and its email is erased later', async () => {
    const { token } = await invited('robin@hillstone.example');
    await sql(`update invitations set expires_at = now() - interval '1 minute'`);
    expect((await preview(token)).body.code).toBe('link_expired');
    expect((await team()).invitations).toEqual([]);
    await directory.runHourlyJobs(new Date());
    const stored = () => sql<{ status: string; email: string | null }>('select status, email from invitations');
    expect(await stored()).toEqual([{ status: 'expired', email: 'robin@hillstone.example' }]);
    await directory.runHourlyJobs(new Date(Date.now() + 31 * 86_400_000));
    expect(await stored()).toEqual([{ status: 'expired', email: null }]);
    expect((await accept(token, person('robin@hillstone.example'))).body.code).toBe('link_expired');
  });

  test('is dead once it is taken back, and a stranger takes none back', async () => {
    const { id, token } = await invited('robin@hillstone.example');
    const revoke = (by: string, path = base()) => directory.post(`${path}/invitations/${id}/revoke`, {}, as(by));
    expect((await revoke(newId())).status).toBe(404);
    const other = await directory.add({ name: 'Other Pools' });
    await directory.join(other.id, owner);
    expect((await revoke(owner, `/contractors/me/listings/${other.id}`)).status).toBe(404);
    expect((await revoke(owner)).status).toBe(204);
    expect((await accept(token, person('robin@hillstone.example'))).body.code).toBe('link_invalid');
    expect((await revoke(owner)).status).toBe(409);
  });

  test('is good for nothing while the account of who sent it is disabled', async () => {
    const { token } = await invited('robin@hillstone.example', 'owner');
    const robin = person('robin@hillstone.example');
    const sender = stand().contacts.splice(0, 1);
    for (const response of [await preview(token), await accept(token, robin)])
      expect(response.body.code).toBe('link_invalid');
    stand().contacts.push(...sender);
    expect((await accept(token, robin)).status).toBe(200);
  });

  test('dies with the ownership of who sent it, also while it is being accepted', async () => {
    const { token } = await invited('robin@hillstone.example', 'owner');
    const robin = person('robin@hillstone.example');
    let accepting: ReturnType<typeof accept> | undefined;
    await directory.database.transaction(async (tx) => {
      await lockTeam(tx, listingId);
      accepting = accept(token, robin);
      await expect
        .poll(() =>
          sql("select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()"),
        )
        .toHaveLength(1);
      await removeMember(tx, listingId, owner);
    });
    expect((await accepting)?.body.code).toBe('link_invalid');
    expect(await roles()).toEqual({});
  });

  test('dies with the ownership of who sent it', async () => {
    const { token } = await invited('robin@hillstone.example');
    const next = person('next@hillstone.example');
    await directory.database.transaction((tx) => replaceOwners(tx, { listingId, accountId: next }, new Date()));
    expect(await roles()).toEqual({ [next]: 'owner' });
    expect((await preview(token)).body.code).toBe('link_invalid');
  });

  test('is refused by name for someone who is on the team already', async () => {
    const { status, body } = await invite('Dana@Hillstone.example');
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'body.email', message: 'enter another email: this person is already on the team' }],
    ]);
    expect((await team()).invitations).toEqual([]);
  });

  test('is open once for an email and a listing, also of two that are sent at once', async () => {
    const responses = await Promise.all([invite('robin@hillstone.example'), invite('Robin@Hillstone.example')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(responses.find(({ status }) => status === 400)?.body.errors).toMatchObject([{ path: 'body.email' }]);
    await sql(`update invitations set expires_at = now() - interval '1 minute'`);
    expect((await invite('robin@hillstone.example')).status).toBe(201);
  });

  test('is sent ten times a day at most', async () => {
    for (let sent = 0; sent < invitationsPerDay; sent += 1) {
      const { id } = await invited(`robin${sent}@hillstone.example`);
      await directory.post(`${base()}/invitations/${id}/revoke`, {}, as(owner));
    }
    expect((await invite('one-more@hillstone.example')).status).toBe(429);
  });

  test('under one idempotency key is sent once', async () => {
    const send = () =>
      directory.app.inject({
        method: 'POST',
        url: `${base()}/invitations`,
        payload: { email: 'robin@hillstone.example', role: 'staff' },
        headers: { authorization: `Bearer ${as(owner)}`, 'idempotency-key': 'invite-robin-once-0001' },
      });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await directory.events(invitationSent.type)).toHaveLength(1);
  });
});

describe('a team', () => {
  test('of the free plan has three members, open invitations among them; pro has room for more', async () => {
    const first = await invited('one@hillstone.example');
    await invited('two@hillstone.example');
    const { status, body } = await invite('three@hillstone.example');
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await team()).mostMembers).toBe(planLimits.free.members);
    expect((await accept(first.token, person('one@hillstone.example'))).status).toBe(200);
    expect((await invite('three@hillstone.example')).status).toBe(409);
    await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: owner }, new Date()));
    expect(await team()).toMatchObject({ plan: 'pro', mostMembers: planLimits.pro.members });
    expect((await invite('three@hillstone.example')).status).toBe(201);
  });

  test('takes in no more than it has room for, however many accept at once', async () => {
    const { token } = await invited('one@hillstone.example');
    const { token: other } = await invited('two@hillstone.example');
    await directory.join(listingId, newId(), 'staff');
    const responses = await Promise.all([
      accept(token, person('one@hillstone.example')),
      accept(other, person('two@hillstone.example')),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(Object.keys(await roles())).toHaveLength(planLimits.free.members);
  });

  test('is changed by its owner alone, and each change stands in the history', async () => {
    const manager = person('manager@hillstone.example');
    const staff = person('staff@hillstone.example');
    await directory.join(listingId, manager, 'manager');
    await directory.join(listingId, staff, 'staff');
    for (const by of [manager, staff]) {
      for (const { status } of [
        await changeRole(by, 'owner', by),
        await remove(owner, by),
        await invite('robin@hillstone.example', 'owner', by),
      ])
        expect(status).toBe(403);
      expect((await team(by)).invitations).toEqual([]);
    }
    expect((await changeRole(staff, 'manager')).body.members).toHaveLength(3);
    expect((await changeRole(staff, 'manager')).status).toBe(200);
    expect((await remove(manager)).status).toBe(204);
    expect((await directory.get(base(), as(manager))).status).toBe(404);
    expect(await roles()).toEqual({ [owner]: 'owner', [staff]: 'manager' });
    expect(await stepsOf(staff)).toEqual([['make_manager', 'staff', 'manager', owner]]);
    expect(await stepsOf(manager)).toEqual([['remove', 'manager', 'gone', owner]]);
  });

  test('mails a member what an owner changed about them, and nobody what they did themselves', async () => {
    const robin = person('robin@hillstone.example');
    await directory.join(listingId, robin, 'staff');
    await changeRole(robin, 'manager');
    await changeRole(robin, 'manager');
    await remove(robin);
    const second = person('second@hillstone.example');
    await directory.join(listingId, second);
    await changeRole(second, 'staff', second);
    await remove(second, second);
    const told = await directory.events(memberChanged.type);
    expect(told.map(({ data }) => data)).toEqual([
      { installerId: listingId, accountId: robin, step: 1 },
      { installerId: listingId, accountId: robin, step: 2 },
    ]);
    const { accounts, config } = directory.context;
    const { manager: tx } = directory.database.dataSource;
    const sources = {
      tx,
      accounts,
      publicUrl: 'https://poolpros.example',
      linkSecret: config.LINK_SECRET,
      replyDomain: undefined,
      places: directory.context.places,
      now: new Date(),
    };
    const mail = (step: number) => teamMails['member-changed'](sources, `${listingId}_${robin}_${step}`);
    expect(await mail(1)).toEqual({
      to: [{ name: 'robin', address: 'robin@hillstone.example' }],
      replyTo: null,
      facts: {
        name: 'robin',
        businessName: 'Hillstone Pools & Spas',
        location: 'Austin, TX',
        role: 'manager',
        dashboardUrl: `https://poolpros.example/company-dashboard/${listingId}`,
      },
    });
    expect(await mail(2)).toMatchObject({
      facts: { role: null, dashboardUrl: 'https://poolpros.example/contractor/dashboard' },
    });
    expect(await mail(3)).toBeNull();
  });

  test('is left by whoever wants to, but keeps an owner', async () => {
    const staff = person('staff@hillstone.example');
    await directory.join(listingId, staff, 'staff');
    expect((await remove(staff, staff)).status).toBe(204);
    expect(await stepsOf(staff)).toEqual([['leave', 'staff', 'gone', staff]]);
    for (const { status, body } of [await remove(owner, owner), await changeRole(owner, 'staff')])
      expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await roles()).toEqual({ [owner]: 'owner' });
  });

  test('keeps an owner when both leave at once, or make each other staff, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const second = person(`second${round}@hillstone.example`);
      await directory.join(listingId, second);
      const race =
        round % 2 === 0
          ? [remove(owner, owner), remove(second, second)]
          : [changeRole(second, 'staff', owner), changeRole(owner, 'staff', second)];
      const statuses = (await Promise.all(race)).map(({ status }) => status);
      expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(1);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      await sql('delete from listing_members');
      await directory.join(listingId, owner);
    }
  });

  test('is not there for a stranger, whatever is asked of it', async () => {
    const stranger = person('stranger@other.example');
    const responses = [
      await directory.get(`${base()}/team`, as(stranger)),
      await invite('robin@hillstone.example', 'staff', stranger),
      await changeRole(owner, 'staff', stranger),
      await remove(owner, stranger),
      await remove(stranger, stranger),
    ];
    for (const { status, body } of responses) expect([status, body.code]).toEqual([404, 'installer_not_found']);
    const { status } = await changeRole(stranger, 'staff');
    expect(status).toBe(404);
  });

  test('is changed only by an owner who has just proved to be there; nobody else is asked for it', async () => {
    const staff = person('staff@hillstone.example');
    await directory.join(listingId, staff, 'staff');
    for (const each of [owner, staff]) stand().unproven.add(each);
    for (const { status, body } of [
      await changeRole(staff, 'owner'),
      await remove(staff),
      await invite('robin@hillstone.example'),
    ])
      expect([status, body.code]).toEqual([403, 'step_up_required']);
    expect((await changeRole(owner, 'staff', staff)).body.code).toBe('forbidden');
    expect((await remove(staff, staff)).status).toBe(204);
  });

  test('waits while it is not known who is there', async () => {
    const { token } = await invited('robin@hillstone.example');
    stand().isUp = false;
    const responses = [await invite('sam@hillstone.example'), await accept(token, owner)];
    stand().isUp = true;
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  });
});
