import { callers } from '@poolpros/chassis/testing/callers';
import { startTestService } from '@poolpros/chassis/testing/service';
import { type ContractorSnapshot, contractorChanged } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import type { ReviewBody, ReviewList } from '@poolpros/contracts/http/reviews';
import { reviews } from '../src/service.js';
import { verificationToken } from '../src/verification-link.js';

export { callers };

export type Harness = Awaited<ReturnType<typeof startReviews>>;

export async function startReviews() {
  const service = await startTestService(reviews);
  const { app, context } = service;
  const { database, config } = context;
  let nextId = 1;
  const published = () => service.published(reviewsStream);
  async function publishContractor(version: number, data: ContractorSnapshot, id?: string): Promise<void> {
    await service.publish(contractorChanged, {
      aggregateId: data.id,
      aggregateVersion: version,
      data,
      ...(id && { id }),
    });
    await service.waitUntilIdle();
  }
  return {
    ...service,
    database,
    publishContractor,
    published,
    /** Publishes an installer that no other test uses. */
    async newInstaller(changes: Partial<ContractorSnapshot> = {}): Promise<number> {
      const id = nextId++;
      await publishContractor(1, contractor(id, changes));
      return id;
    },
    async list(installerId: number, page = 1, asked: Record<string, string> = {}): Promise<ReviewList> {
      const query = new URLSearchParams({ installerId: String(installerId), page: String(page), ...asked });
      const response = await app.inject({ url: `/reviews?${query}` });
      if (response.statusCode !== 200) throw new Error(`the list responded with ${response.statusCode}`);
      return response.json();
    },
    /** The facts that notifications reads for the mail about a review. */
    async mailData(id: string, template: 'review-verify' | 'review-removed' = 'review-verify') {
      const response = await app.inject({
        url: `/internal/mail/${template}/${id}`,
        headers: { authorization: `Bearer ${callers.tokens.notifications}` },
      });
      return { status: response.statusCode, body: response.json() };
    },
    /** The events about reviews of an installer. */
    async eventsOf(type: string, installerId: number) {
      return (await published()).filter(
        (event) =>
          event.type === type &&
          typeof event.data === 'object' &&
          event.data !== null &&
          'installerId' in event.data &&
          event.data.installerId === installerId,
      );
    },
    /** Publishes a review and returns its id and the token of its mail. */
    async publish(changes: Partial<ReviewBody> & { email: string }): Promise<{ id: string; token: string }> {
      const { id } = (await this.post('/reviews', reviewBody(changes))).body;
      const token = await this.tokenOf(changes.email);
      await this.post('/reviews/verify', { token });
      return { id, token };
    },
    /** A token of a member of the staff. */
    staff: (accountId?: string) => service.tokens.sign('admin', accountId),
    async post(url: string, payload: object, token?: string) {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const response = await app.inject({ method: 'POST', url, payload, headers });
      return { status: response.statusCode, body: response.json() };
    },
    /** The current token in the mail of this review. */
    async tokenOf(email: string): Promise<string> {
      const [row] = await database.dataSource.query<{ id: string; nonce: string }[]>(
        `select id, nonce from reviews where email = $1 order by submitted_at desc limit 1`,
        [email],
      );
      if (!row) throw new Error('no review of this email');
      return verificationToken(config.LINK_SECRET, row.id, row.nonce);
    },
  };
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
