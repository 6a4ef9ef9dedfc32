import { newId } from '@poolpros/chassis/ids';
import { callers } from '@poolpros/chassis/testing/callers';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startTestService } from '@poolpros/chassis/testing/service';
import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import type { DirectoryContext } from '../src/app/context.js';
import { foldCounts } from '../src/catalog/actions/fold-counts.js';
import { createCountsCache } from '../src/catalog/caches/counts-cache.js';
import { readCounts } from '../src/catalog/db/count-store.js';
import { createCountsView } from '../src/catalog/domain/counts-view.js';
import { submissionToken } from '../src/intake/links/submission-link.js';
import { addInstallers } from '../src/listings/db/installer-store.js';
import { emptyOwnerFields, type InstallerFields, type InstallerRecord } from '../src/listings/domain/installer.js';
import { addMember } from '../src/members/db/member-store.js';
import { directory } from '../src/service.js';

export { callers };

export interface StoredEvent {
  id: string;
  type: string;
  aggregateId: string;
  aggregateVersion: number;
  data: Record<string, unknown>;
}

export type Harness = Awaited<ReturnType<typeof startDirectory>>;

/** Every table that a test may have written to. */
const tables =
  'outbox, inbox, event_retries, erased_people, submissions, submission_drafts, submission_photos, requests, contact_requests, request_messages, request_photos, saved_replies, listing_visits, visit_salts, listing_days, shortlist_mails, listing_reports, claims, claim_codes, phone_codes, claim_documents, founding_places, listing_changes, listing_removals, file_removals, project_photos, projects, photos, invitations, installers, listing_members, api_keys, webhooks, webhook_deliveries, search_entries, search_words, count_changes, kept_counts';

/**
 * Deletes the rows, because after `truncate` every session reads the definitions of all these tables and their indexes
 * again, which takes longer than most tests. Their sequences start over.
 */
async function deleteRows(tx: EntityManager): Promise<void> {
  await tx.query(`
    set local lock_timeout = '2500ms'; -- a vacuum gives way to others after a second
    set local session_replication_role = replica; -- no foreign keys, and histories let rows go
    lock table ${tables} in share row exclusive mode; -- waits for what still writes
    ${tables.replaceAll(/(\w+)(, )?/g, 'delete from $1;')}
    select setval(objid::regclass, 1, false) from pg_depend join pg_class on pg_class.oid = objid
      where relkind = 'S' and refobjid = any ('{${tables}}'::regclass[])
  `);
}

/** Jobs run only when tests call them; `later` names other parts that a test starts itself. */
export async function startDirectory({
  later = [],
  environment = {},
}: {
  later?: string[];
  environment?: Record<string, string>;
} = {}) {
  let passed = 0;
  let stoppedAt: Date | null = null;
  let counts: DirectoryContext['counts'];
  let forgetCounts = () => {};
  const definition: typeof directory = {
    ...directory,
    async context(config, base) {
      const context = await directory.context(config, base);
      const { manager } = context.database.dataSource;
      forgetCounts = () => {
        counts = createCountsCache({
          // In place of the job.
          read: async (after) => {
            while (await foldCounts(context));
            return readCounts(manager, after);
          },
          view: createCountsView(context.places),
          now: () => performance.now() + passed,
        });
      };
      forgetCounts();
      return { ...context, counts: () => counts() };
    },
  };
  const service = await startTestService(definition, {
    later: ['jobs', 'webhooks', ...later],
    environment,
    now: () => stoppedAt ?? new Date(),
  });
  const { app, context } = service;
  const { database } = context;

  async function call(method: 'GET' | 'POST', url: string, payload?: object, token?: string) {
    const response = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : null };
  }

  return {
    ...service,
    database,
    get: (url: string, token?: string) => call('GET', url, undefined, token),
    post: (url: string, payload: object, token?: string) => call('POST', url, payload, token),
    admin: (accountId?: string, claims: object = {}) => service.tokens.sign('admin', accountId, { claims }),
    contractor: (accountId?: string) => service.tokens.sign('contractor', accountId),
    expired: () => service.tokens.sign('admin', newId(), { expiresInSeconds: -60 }),
    /** Makes an account a member of a listing, as its owner by default. */
    join: (listingId: number, accountId: string, role: ListingRole = 'owner') =>
      database.transaction((tx) => addMember(tx, { listingId, accountId, role, addedAt: new Date() })),
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
      return submissionToken(context.config.LINK_SECRET, row);
    },
    /** Stops the clock of the service at a time. */
    stopClock(at: Date): void {
      stoppedAt = at;
    },
    /** Runs work while the clock of the service says `now`. */
    async atTime<T>(now: Date, work: () => Promise<T>): Promise<T> {
      stoppedAt = now;
      try {
        return await work();
      } finally {
        stoppedAt = null;
      }
    },
    /** Makes the next request read the counts. */
    expireCounts(): void {
      passed += 61_000;
    },
    async empty(): Promise<void> {
      forgetCounts();
      // A job of the service, or the end of an earlier request, may have locked tables in another order, for a moment.
      await eventually(() => database.transaction(deleteRows));
    },
  };
}

export const installerFields = (change: Partial<InstallerFields> = {}): InstallerFields => ({
  ...emptyOwnerFields,
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
