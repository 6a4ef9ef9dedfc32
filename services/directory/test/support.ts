import { randomBytes } from 'node:crypto';
import { createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { testCallers } from '@poolpros/chassis/testing/callers';
import { freshDatabase } from '@poolpros/chassis/testing/database';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { testPrefix } from '@poolpros/chassis/testing/prefix';
import { testTokens } from '@poolpros/chassis/testing/tokens';
import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import { loadPlaces } from '@poolpros/places/load';
import { buildApp } from '../src/app.js';
import { configSchema } from '../src/config.js';
import type { Context } from '../src/context.js';
import { entities } from '../src/db/entities.js';
import { addInstallers } from '../src/db/installer-store.js';
import { migrations } from '../src/db/migrations/index.js';
import { figuresByCity } from '../src/db/place-store.js';
import type { InstallerFields, InstallerRecord } from '../src/domain/installer.js';
import { createPlaceFigures } from '../src/place-figures-cache.js';
import { submissionToken } from '../src/submission-link.js';

export const callers = testCallers('notifications', 'accounts', 'search', 'web');
const linkSecret = randomBytes(24).toString('hex');

export interface StoredEvent {
  id: string;
  type: string;
  aggregateId: string;
  aggregateVersion: number;
  data: Record<string, unknown>;
}

export type Harness = Awaited<ReturnType<typeof startDirectory>>;

/** The service on a real database, without its listening socket. The bus connects when a test starts it. */
export async function startDirectory() {
  const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
  const fresh = await freshDatabase({ entities, migrations, name: 'directory' });
  const { database } = fresh;
  const tokens = testTokens();
  const log = createLog({ service: 'directory', level: 'silent' });
  const metrics = createMetrics('directory');
  const prefix = testPrefix();
  const config = configSchema.parse({
    PORT: 0,
    DATABASE_URL: fresh.url,
    NATS_URL: natsUrl,
    EVENT_PREFIX: prefix,
    JWT_PUBLIC_KEY: tokens.publicKey,
    CALLER_DIGESTS: callers.digests,
    LINK_SECRET: linkSecret,
    PUBLIC_URL: 'https://poolpros.example',
  });
  const bus = createBus({ url: natsUrl, prefix, name: 'directory-test', log });
  const places = loadPlaces();
  let passed = 0;
  const placeFigures = createPlaceFigures({
    read: () => figuresByCity(database.dataSource.manager),
    onCommit: database.onCommit,
    now: () => Date.now() + passed,
  });
  const context: Context = { config, log, metrics, database, bus, places, placeFigures };
  const app = await buildApp(context);

  async function call(method: 'GET' | 'POST', url: string, payload?: object, token?: string) {
    const answer = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null };
  }

  return {
    app,
    context,
    database,
    fresh,
    natsUrl,
    prefix,
    get: (url: string, token?: string) => call('GET', url, undefined, token),
    post: (url: string, payload: object, token?: string) => call('POST', url, payload, token),
    admin: (accountId?: string) => tokens.sign('admin', accountId),
    contractor: (accountId?: string) => tokens.sign('contractor', accountId),
    expired: () => tokens.sign('admin', newId(), { expiresInSeconds: -60 }),
    async add(change: Partial<InstallerFields> = {}): Promise<InstallerRecord> {
      const fields = [installerFields(change)];
      const [added] = await database.transaction((tx) => addInstallers(tx, fields, new Date()));
      if (!added) throw new Error('no installer was added');
      return added;
    },
    /** Events written to the outbox, oldest first. */
    async events(type?: string): Promise<StoredEvent[]> {
      const rows = await database.dataSource.query<{ body: StoredEvent }[]>('select body from outbox order by seq');
      return rows.map((row) => row.body).filter((event) => type === undefined || event.type === type);
    },
    /** The token in the confirmation mail of a submission. */
    async tokenOf(submissionId: string): Promise<string> {
      const [row] = await database.dataSource.query<{ id: string; nonce: string }[]>(
        'select id, nonce from submissions where id = $1',
        [submissionId],
      );
      if (!row) throw new Error('no such submission');
      return submissionToken(linkSecret, row);
    },
    /** Lets the figures of places be read anew. */
    forgetFigures(): void {
      passed += 61_000;
    },
    async empty(): Promise<void> {
      this.forgetFigures();
      await database.dataSource.query(
        'truncate outbox, inbox, event_retries, submissions, contact_requests, shortlist_mails, installers, search_entries, search_words restart identity',
      );
    },
    async stop(): Promise<void> {
      await app.close();
      await fresh.drop();
    },
  };
}

export const installerFields = (change: Partial<InstallerFields> = {}): InstallerFields => ({
  status: 'published',
  sourceId: null,
  name: 'Hillstone Pools & Spas',
  stateSlug: 'texas',
  citySlug: 'austin',
  city: 'Austin',
  neighborhood: null,
  description: 'Family crew building and repairing pools on the west side of Austin.',
  latitude: 30.2672,
  longitude: -97.7431,
  serviceRadius: 50,
  zipCode: '78704',
  phone: '+15125550142',
  contactEmail: 'office@hillstone.example',
  website: 'https://www.hillstone.example',
  services: ['Pool Installation', 'Pool Repair'],
  poolTypes: ['Inground Pools'],
  specializations: [],
  priceRange: null,
  hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }],
  timeZone: 'America/Chicago',
  foundedYear: 2009,
  crewSize: 8,
  imageUrl: null,
  profileImage: null,
  isSample: false,
  ownerAccountId: null,
  ...change,
});

export const submissionBody = (change: Partial<SubmissionBody> = {}): SubmissionBody => ({
  businessName: 'Barton Creek Pools',
  contactName: 'Dana Rivera',
  email: 'dana@bartoncreek.example',
  phone: '(512) 555-0177',
  website: 'https://bartoncreek.example',
  stateSlug: 'texas',
  citySlug: 'austin',
  zipCode: '78704',
  description: 'We repair and clean pools south of the river, with the same two people each visit.',
  services: ['Pool Repair', 'Pool Cleaning'],
  poolTypes: [],
  specializations: [],
  serviceRadius: 30,
  priceRange: '',
  attested: true,
  ...change,
});
