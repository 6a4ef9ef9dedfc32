import { randomBytes } from 'node:crypto';
import { createBus } from '@poolpros/chassis/bus';
import type { ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { createRelay } from '@poolpros/chassis/outbox';
import { ensureStream } from '@poolpros/chassis/outbox/stream';
import { testCallers } from '@poolpros/chassis/testing/callers';
import { freshDatabase } from '@poolpros/chassis/testing/database';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { type ContractorSnapshot, contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import type { ReviewBody } from '@poolpros/contracts/http/reviews';
import { createReviewsApp } from '../src/app.js';
import { configSchema } from '../src/config.js';
import { entities } from '../src/db/entities.js';
import { migrations } from '../src/db/migrations/index.js';
import { createConsumers } from '../src/events/index.js';
import { verificationToken } from '../src/verification-link.js';

export const callers = testCallers('notifications', 'web');
export const linkSecret = randomBytes(24).toString('hex');

export type Harness = Awaited<ReturnType<typeof startReviews>>;

/** The service on real servers, without its listening socket. */
export async function startReviews() {
  const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
  const fresh = await freshDatabase({ entities, migrations, name: 'reviews' });
  const { database } = fresh;
  const log = createLog({ service: 'reviews', level: 'silent' });
  const metrics = createMetrics('reviews');
  const prefix = testPrefix();
  const config = configSchema.parse({
    PORT: 0,
    DATABASE_URL: fresh.url,
    NATS_URL: natsUrl,
    EVENT_PREFIX: prefix,
    CALLER_DIGESTS: callers.digests,
    LINK_SECRET: linkSecret,
    PUBLIC_URL: 'https://poolpros.example',
  });
  const bus = createBus({ url: natsUrl, prefix, name: 'reviews-test', log });
  await bus.start();
  await ensureStream(bus, directoryStream);
  const context = { config, log, metrics, database, bus };
  const relay = createRelay({ database, bus, streams: [reviewsStream], log, metrics });
  const consumers = createConsumers(context);
  const app = await createReviewsApp(context);
  for (const part of [relay, ...consumers]) await part.start();

  async function publishContractor(version: number, snapshot: ContractorSnapshot, id = newId()): Promise<void> {
    const body = {
      id,
      type: contractorChanged.type,
      aggregateId: String(snapshot.id),
      aggregateVersion: version,
      occurredAt: new Date().toISOString(),
      data: snapshot,
    };
    await bus.js().publish(bus.subject(contractorChanged, body.aggregateId), JSON.stringify(body));
    for (const consumer of consumers) await consumer.drain();
  }

  /** Every event this service published, oldest first. */
  async function published(): Promise<
    { type: string; aggregateId: string; aggregateVersion: number; data: unknown }[]
  > {
    await relay.flush();
    const { state } = await bus.jsm().streams.info(bus.streamName(reviewsStream));
    const events = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await bus.jsm().streams.getMessage(bus.streamName(reviewsStream), { seq });
      if (message) events.push(message.json<Awaited<ReturnType<typeof published>>[number]>());
    }
    return events;
  }

  return {
    app,
    database,
    context,
    publishContractor,
    published,
    post: (url: string, payload: object) => postTo(app, url, payload),
    /** The token that the mail of this review carries now. */
    async tokenOf(email: string): Promise<string> {
      const [row] = await database.dataSource.query<{ id: string; nonce: string }[]>(
        `select id, nonce from reviews where email = $1 order by submitted_at desc limit 1`,
        [email],
      );
      if (!row) throw new Error('no review of this address');
      return verificationToken(linkSecret, row.id, row.nonce);
    },
    async stop(): Promise<void> {
      for (const part of [...consumers, relay]) await part.stop();
      await app.close();
      await bus.stop();
      await removeStreams(natsUrl, prefix);
      await fresh.drop();
    },
  };
}

async function postTo(app: ZodApp, url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

export function contractor(id: number, changes: Partial<ContractorSnapshot> = {}): ContractorSnapshot {
  return {
    id,
    name: 'Hillstone Pools & Spas',
    slug: `hillstone-pools-and-spas-${id}`,
    city: 'Austin',
    citySlug: 'austin',
    state: 'Texas',
    stateSlug: 'texas',
    stateCode: 'TX',
    neighborhood: null,
    location: 'Austin, TX',
    description: 'Pools and spas in the hill country.',
    imageUrl: null,
    profileImage: null,
    rating: null,
    reviewCount: 0,
    verified: false,
    services: ['Pool Installation', 'Pool Repair'],
    poolTypes: [],
    specializations: [],
    phone: null,
    email: null,
    zipCode: '78704',
    latitude: 30.2,
    longitude: -97.7,
    serviceRadius: 50,
    priceRange: null,
    sample: false,
    status: 'published',
    ...changes,
  };
}

export function reviewBody(changes: Partial<ReviewBody> = {}): ReviewBody {
  return {
    installerId: 1,
    stage: 'job_done',
    rating: 4,
    title: 'Good spa, one silent week',
    text: 'Spa heats fast and the tile lines up with the old pool, which I doubted it could.',
    service: 'Pool Installation',
    workMonth: new Date().toISOString().slice(0, 7),
    name: 'Theo Brandt',
    email: 'theo@home.example',
    ownExperience: true,
    noIncentive: true,
    noConnection: true,
    ...changes,
  };
}
