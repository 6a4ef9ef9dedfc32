import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type AccessTokenClaims, accessTokenIssuer } from '@poolpros/contracts/http/accounts';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { apiPaths } from '@poolpros/contracts/paths';
import { permissionsOf } from '@poolpros/contracts/roles';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { memoryOf } from '../load/process-figures.js';
import { connectionsTo } from '../load/store-connections.js';
import { present } from '../present.js';
import type { Site } from '../sites/site.js';

const listings = 2000;
const wanted = 1000;
/** Few, since memory that a process has had once is not given back, and would count as used without streams. */
const toWarmUp = 20;
const rounds = 10;
const patienceMs = 30_000;
/** The pools of services may open some for other reasons. */
const connectionsForOthers = 10;

/** A stream of events that is open. */
interface Stream {
  response: IncomingMessage;
  text: string;
}

/**
 * Open dashboards: so many streams at one gateway, all of one account, whose limits are multiplied. Each receives an
 * event about every request to its business.
 */
export async function streams({ sites, folder, report }: Bench): Promise<void> {
  const site = await sites.site('streams', listings, { grows: true });
  await sites.alsoStart(site, ['accounts']);
  const accountId = randomUUID();
  const token = tokenFor(site, accountId);
  await sites.commands.run(site, 'directory', ['seed', '--count', String(listings), '--owner', accountId]);
  const installerId = await ownListing(site, token);
  const stores = ['REDIS_URL', 'NATS_URL'].map((name) => present(site.variables.gateway?.[name], name));
  const connections = () => connectionsTo([...stores, site.databaseUrl]);
  const memory = () => memoryOf(join(folder, 'run'), `${site.name}-gateway`).held;

  const opened: Stream[] = [];
  try {
    await step('warm-up', async () => {
      opened.push(...(await openAll(site, token, toWarmUp)));
      await roundTrip(site, installerId, opened);
      closeAll(opened);
    });
    const before = { memory: memory(), connections: connections() };
    await step(`${wanted} streams`, async () => opened.push(...(await openAll(site, token, wanted))));
    const took: { slowest: number; received: number }[] = [];
    await step(`${rounds} requests`, async () => {
      for (let round = 0; round < rounds; round++) took.push(await roundTrip(site, installerId, opened));
    });
    const during = { memory: memory(), connections: connections() };
    const slowest = Math.max(...took.map((each) => each.slowest));
    say(`  gateway: ${Math.round(before.memory)} MB without streams, ${Math.round(during.memory)} MB with them`);
    report.add(
      'streams',
      [
        {
          name: 'streams that received every event',
          value: Math.min(...took.map(({ received }) => received)),
          atLeast: wanted,
        },
        { name: 'slowest of them, from the response to the request, ms', value: slowest, atMost: 2000 },
        { name: 'memory of the gateway more than without, MB', value: during.memory - before.memory, atMost: 150 },
        {
          name: 'connections to stores more than without',
          value: during.connections - before.connections,
          atMost: connectionsForOthers,
        },
      ],
      { before, during, took },
    );
  } finally {
    closeAll(opened);
  }
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as the accounts service signs it. */
function tokenFor({ variables }: Site, accountId: string): string {
  const key = Buffer.from(present(variables.accounts?.JWT_PRIVATE_KEY, 'key of tokens'), 'base64').toString();
  const now = Math.floor(Date.now() / 1000);
  const claims: AccessTokenClaims = {
    iss: accessTokenIssuer,
    sub: accountId,
    aud: 'contractor',
    typ: 'access',
    iat: now,
    exp: now + 900,
    sid: randomUUID(),
    amr: ['pwd'],
    permissions: [...permissionsOf({ audience: 'contractor', role: null })],
  };
  const content = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(null, Buffer.from(content), createPrivateKey(key)).toString('base64url')}`;
}

const headers = (token: string) => ({ authorization: `Bearer ${token}` });

async function ownListing({ urls }: Site, token: string): Promise<number> {
  const response = await fetch(`${urls.gateway}${apiPaths.ownListings}`, { headers: headers(token) });
  if (!response.ok) throw new Error(`own listings: ${response.status} ${await response.text()}`);
  const { items } = (await response.json()) as { items: OwnBusiness[] };
  return present(items[0]?.installerId ?? undefined, 'own listing');
}

/** Opens streams, fifty at a time, until each is ready. */
async function openAll(site: Site, token: string, count: number): Promise<Stream[]> {
  const opened: Stream[] = [];
  while (opened.length < count) {
    const batch = Math.min(50, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: batch }, () => openStream(site, token)))));
  }
  await untilAll(opened, ({ text }) => text.includes('event: ready'));
  return opened;
}

async function openStream({ urls }: Site, token: string): Promise<Stream> {
  const request = get(`${urls.gateway}${apiPaths.inboxEvents}`, { headers: headers(token), agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`the gateway responded with ${response.statusCode}`);
  const stream: Stream = { response, text: '' };
  response.on('error', () => {}); // closed below
  response.setEncoding('utf8').on('data', (text: string) => {
    stream.text += text;
  });
  return stream;
}

function closeAll(opened: Stream[]): void {
  for (const { response } of opened.splice(0)) response.destroy();
}

/** Waits until all match; returns how many do in the end. */
async function untilAll(opened: readonly Stream[], matches: (stream: Stream) => boolean): Promise<number> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && !opened.every(matches)) await setTimeout(1);
  return opened.filter(matches).length;
}

/** Sends a request to the business; how long the last stream took to receive its event, and how many did. */
async function roundTrip({ urls }: Site, installerId: number, opened: readonly Stream[]) {
  for (const stream of opened) stream.text = '';
  const response = await fetch(`${urls.gateway}${apiPaths.contactRequests}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      installerId,
      name: 'Ann Hale',
      email: `${randomUUID()}@example.com`,
      message: 'I would like a price for a plunge pool behind the house.',
      filledInMs: 20_000,
    }),
  });
  if (response.status !== 201) throw new Error(`a request: ${response.status} ${await response.text()}`);
  const since = performance.now();
  const received = await untilAll(opened, ({ text }) => text.includes(`{"installerId":${installerId}}`));
  return { slowest: performance.now() - since, received };
}
