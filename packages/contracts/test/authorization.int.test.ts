import { newId } from '@poolpros/chassis/ids';
import { rowsOf } from '@poolpros/chassis/testing/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinDocuments } from '../../../services/gateway/src/openapi-document.js';
import { apiRoutes } from '../../../services/gateway/src/route-table.js';
import { audiences } from '../src/http/accounts.js';
import { apiKeyScopes } from '../src/http/api-keys.js';
import { type Policy, policies } from './authorization/policy.js';
import {
  audienceOf,
  type Caller,
  callers,
  isKey,
  isMember,
  isStaff,
  missing,
  type Stage,
  type Subjects,
  startStage,
  type Who,
  type World,
} from './authorization/world.js';

type ServiceName = keyof Stage['services'];
interface Operation {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  service: ServiceName;
  takesToken: boolean;
}
type Target = 'own' | 'other' | 'missing';

/** Parameters that do not name a subject. */
const places: Record<string, string> = {
  state: 'texas',
  city: 'austin',
  area: 'downtown',
  part: 'a',
  neighborhood: 'downtown',
  shard: 'site',
  kind: 'certificate',
  token: 'A'.repeat(86),
};
const done = [200, 201, 202, 204];

let stage: Stage;
let operations: Operation[];
let own: World;
let other: World;
beforeAll(async () => {
  stage = await startStage();
  [own, other] = [await stage.world(), await stage.world()];
  operations = await operationsOf(stage);
});
afterAll(() => stage.stop());

async function operationsOf({ services }: Stage): Promise<Operation[]> {
  const names = Object.keys(services) as ServiceName[];
  const documents = await Promise.all(
    names.map(async (service) => ({
      service,
      document: (await services[service].app.inject({ url: '/openapi.json' })).json(),
    })),
  );
  const { paths = {} } = joinDocuments('https://poolpros.example', documents);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { tags, security } = operation as { tags: [ServiceName]; security?: object[] };
      const upper = method.toUpperCase() as Operation['method'];
      return {
        name: `${upper} ${path}`,
        method: upper,
        path,
        service: tags[0],
        takesToken: security?.some((each) => 'bearer' in each || 'apiKey' in each) ?? false,
      };
    }),
  );
}

const policiesOf = (name: string): readonly Policy[] => [policies[name] ?? []].flat();

interface Cell {
  operation: Operation;
  policy: Policy;
  who: Who;
  target: Target;
  /** Of the path. */
  audience: string;
  expected: readonly number[];
}

/** A call: the caller, and the subject. */
function expectedOf(
  { may, statuses = done, missing: absent = [404] }: Policy,
  { who, target, audience }: Omit<Cell, 'expected'>,
): readonly number[] {
  if (may === 'everybody') return target === 'missing' ? absent : statuses;
  if (typeof may === 'object' && 'key' in may) {
    if (!isKey(who)) return [401];
    if (who !== 'key') return [403];
    return target === 'own' ? statuses : [404];
  }
  if (who === 'anonymous' || isKey(who)) return [401];
  if (may === 'accounts') {
    if (audienceOf(who) !== audience) return [403];
    return target === 'own' ? statuses : [404];
  }
  if (may === 'contractors') return isStaff(who) ? [403] : statuses;
  if ('staff' in may) {
    if (!isStaff(who) || !may.staff.includes(who)) return [403];
    return target === 'missing' ? absent : statuses;
  }
  if (isStaff(who)) return [403];
  if (!isMember(who) || target !== 'own') return [404];
  return may.members.includes(who) ? statuses : [may.smallerRolesHear ?? 403];
}

const isByKey = ({ may }: Policy): boolean => typeof may === 'object' && 'key' in may;

/** For an operation without a key, all keys are the same. */
const callersOf = (policy: Policy): Who[] =>
  callers.filter((who) => isByKey(policy) || who !== 'key without the scope');

function cells(): Cell[] {
  return operations.flatMap((operation) =>
    policiesOf(operation.name).flatMap((policy) => {
      const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const isAbout = policy.about || parameters.some((name) => name in missing || name === 'sessionId');
      // For the staff, all listings are the same.
      const others: Target[] = typeof policy.may === 'object' && 'staff' in policy.may ? [] : ['other'];
      const targets: Target[] = isAbout ? ['own', ...others, 'missing'] : ['own'];
      return (parameters.includes('audience') ? audiences : ['']).flatMap((audience) =>
        targets.flatMap((target) =>
          callersOf(policy).map((who) => {
            const cell = { operation, policy, who, target, audience };
            return { ...cell, expected: expectedOf(policy, cell) };
          }),
        ),
      );
    }),
  );
}
const isAllowed = ({ expected, policy }: Cell): boolean => expected === (policy.statuses ?? done);
const changes = ({ operation }: Cell): boolean => operation.method !== 'GET';

/** Makes calls in parallel if they do not conflict, and then the others one by one. */
async function sideBySide(all: readonly Cell[], call: (cell: Cell) => Promise<void>): Promise<void> {
  const waiting = all.filter(({ policy }) => !policy.alone);
  const work = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) await call(cell);
  };
  await Promise.all(Array.from({ length: 6 }, work));
  for (const cell of all) if (cell.policy.alone) await call(cell);
}

/** A fresh world, for calls that change its subjects. */
const worldFor = async (cell: Cell): Promise<World> =>
  changes(cell) && typeof cell.policy.may === 'object' ? await stage.world() : own;

/** Sessions of callers whose calls change nothing, by role and account. */
const sessions = new Map<string, Promise<Caller>>();

/** The caller of a cell in a world, with a new session if the call may end it. */
async function callerIn(world: World, cell: Cell): Promise<Caller | null> {
  const { who } = cell;
  if (who === 'anonymous' || isKey(who)) return null;
  const accountId = isMember(who) ? world.accounts[who] : await stage.caller(who);
  const signIn = () => stage.signIn(accountId, audienceOf(who), isStaff(who) ? who : null);
  if (isAllowed(cell) && changes(cell)) return await signIn();
  const key = `${who} ${accountId}`;
  const session = sessions.get(key) ?? signIn();
  sessions.set(key, session);
  return await session;
}

async function sessionFor(target: Target, caller: Caller | null): Promise<string> {
  if (target === 'missing' || caller === null) return newId();
  const { accounts: others } = other;
  const of = target === 'own' ? caller : { accountId: others.owner, audience: 'contractor' as const };
  return (await stage.signIn(of.accountId, of.audience, null)).claims.sid;
}

function keyFor({ may }: Policy, who: Who, { keys }: World): string {
  const scope = typeof may === 'object' && 'key' in may ? may.key : apiKeyScopes[0];
  const other = apiKeyScopes.find((each) => each !== scope) ?? scope;
  return keys[who === 'key' ? scope : other];
}

/** Makes the call of a cell in a world, with additional fields in its body if given. */
async function send(cell: Cell, world: World, more: object = {}) {
  const { operation, policy, who, target, audience } = cell;
  const caller = await callerIn(world, cell);
  const subjects: Subjects = target === 'own' ? world.subjects : target === 'other' ? other.subjects : missing;
  const named: Record<string, string | number> = {
    ...places,
    ...subjects,
    audience,
    ...(operation.path.includes('{sessionId}') && { sessionId: await sessionFor(target, caller) }),
  };
  const url = operation.path.replace('/api', '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = named[name];
    if (value === undefined) throw new Error(`${operation.name}: say in world.ts what a call with {${name}} is about`);
    return String(value);
  });
  const query = new URLSearchParams(policy.query?.(subjects)).toString();
  const { app, tokens } = stage.services[operation.service];
  const body = { ...policy.body?.(subjects, `w${newId().slice(-8)}`), ...more };
  const response = await app.inject({
    method: operation.method,
    url: query ? `${url}?${query}` : url,
    ...(changes(cell) && { payload: body }),
    headers: {
      ...(caller && {
        authorization: `Bearer ${tokens.sign(caller.audience, caller.accountId, { claims: caller.claims })}`,
      }),
      ...(isKey(who) && { authorization: `Bearer ${keyFor(policy, who, world)}` }),
    },
  });
  return { status: response.statusCode, text: response.body };
}

const label = ({ operation, who, target, audience }: Cell): string =>
  [operation.name, audience && `(${audience})`, `as ${who}`, target].filter(Boolean).join(' ');

test('every operation is declared, every declared one exists, and the gateway lets it through', () => {
  const names = operations.map(({ name }) => name);
  const undeclared = operations
    .filter(({ name }) => policiesOf(name).length === 0)
    .map(
      ({ name, takesToken }) =>
        `add to policies in packages/contracts/test/authorization/policy.ts: '${name}': { may: ${takesToken ? "{ members: ['owner'] }" : "'everybody'"}, … }`,
    );
  expect(undeclared).toEqual([]);
  expect(Object.keys(policies).filter((name) => !names.includes(name))).toEqual([]);
  const unreachable = operations.filter(
    ({ method, path }) =>
      !apiRoutes.some(
        ({ prefix, methods }) =>
          methods.includes(method) &&
          audiences.some((audience) =>
            `${path.replace('{audience}', audience).replace(/\{(\w+)\}/g, ':$1')}/`.startsWith(`${prefix}/`),
          ),
      ),
  );
  expect(unreachable.map(({ name }) => name)).toEqual([]);
});

test('what takes a token is declared for who has one, and the other way round', () => {
  const wrong = operations.filter(
    ({ name, takesToken }) => policiesOf(name).some(({ may }) => may === 'everybody') === takesToken,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe('each operation for each caller and each subject', () => {
  test('refuses who may not, tells them nothing, and changes nothing', async () => {
    const before = [await rowsOf(stage.services.directory), await rowsOf(stage.services.reviews)];
    const deviations: string[] = [];
    const refused = cells().filter((each) => !isAllowed(each));
    await sideBySide(refused, async (cell) => {
      const { status, text } = await send(cell, own);
      if (!cell.expected.includes(status))
        deviations.push(`${label(cell)}: ${status} instead of ${cell.expected.join('/')} ${text.slice(0, 200)}`);
      for (const { marker } of [own, other])
        if (text.includes(marker)) deviations.push(`${label(cell)}: tells what is private`);
    });
    expect(deviations).toEqual([]);
    expect([await rowsOf(stage.services.directory), await rowsOf(stage.services.reviews)]).toEqual(before);
  });

  test('lets who may, and tells nobody what is private of another business', async () => {
    const deviations: string[] = [];
    await sideBySide(cells().filter(isAllowed), async (cell) => {
      const isPublic = cell.policy.may === 'everybody';
      const world = await worldFor(cell);
      const { status, text } = await send(cell, world);
      if (!cell.expected.includes(status))
        deviations.push(`${label(cell)}: ${status} instead of ${cell.expected.join('/')} ${text.slice(0, 200)}`);
      const hidden = isStaff(cell.who)
        ? []
        : [other, ...((isMember(cell.who) || isKey(cell.who)) && !isPublic ? [] : [own, world])];
      for (const { marker } of hidden)
        if (text.includes(marker)) deviations.push(`${label(cell)}: tells what is private`);
    });
    expect(deviations).toEqual([]);
  });

  test('takes nothing out of a body that it does not ask for', async () => {
    const planted = newId();
    const more = { verified: true, ownerId: planted, ownerAccountId: planted, isSample: true, listedAt: planted };
    const deviations: string[] = [];
    const first = new Map<string, Cell>();
    for (const cell of cells())
      if (isAllowed(cell) && changes(cell) && cell.target === 'own' && !first.has(cell.operation.name))
        first.set(cell.operation.name, cell);
    await sideBySide([...first.values()], async (cell) => {
      const { operation, policy } = cell;
      const world = await worldFor(cell);
      const asked = policy.body?.(world.subjects, 'x') ?? {};
      const unasked = Object.fromEntries(
        Object.entries({ role: 'superadmin', rating: 5, ...more }).filter(([field]) => !(field in asked)),
      );
      const { status, text } = await send(cell, world, unasked);
      if (![...cell.expected, 400].includes(status))
        deviations.push(`${operation.name}: ${status} ${text.slice(0, 200)}`);
      if (text.includes(planted)) deviations.push(`${operation.name}: gives back what was planted`);
    });
    expect(deviations).toEqual([]);
    for (const service of [stage.services.directory, stage.services.accounts, stage.services.reviews])
      for (const [table, rows] of Object.entries(await rowsOf(service)))
        expect([table, rows.includes(planted)]).toEqual([table, false]);
    const { directory, accounts } = stage.services;
    const counted = await directory.database.dataSource.query(
      'select count(*)::int as rows from installers where rating is not null or is_sample',
    );
    expect(counted).toEqual([{ rows: 0 }]);
    const staff = await accounts.context.database.dataSource.query(
      `select count(*)::int as rows from accounts where audience = 'contractor' and role is not null`,
    );
    expect(staff).toEqual([{ rows: 0 }]);
  });
});
