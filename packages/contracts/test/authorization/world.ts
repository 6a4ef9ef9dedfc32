import { newId } from '@poolpros/chassis/ids';
import { sessionEntity } from '../../../../services/accounts/src/db/entities.js';
import { startAccounts } from '../../../../services/accounts/test/harness.js';
import { grantFoundingPlace } from '../../../../services/directory/src/members/db/founding-store.js';
import {
  type Harness as Directory,
  startDirectory,
  submissionBody,
} from '../../../../services/directory/test/support.js';
import { startNotifications } from '../../../../services/notifications/test/support.js';
import { contractor, reviewBody, startReviews } from '../../../../services/reviews/test/support.js';
import { startSearch } from '../../../../services/search/test/support/search-service.js';
import type { Audience } from '../../src/http/accounts.js';
import { type ApiKeyScope, apiKeyScopes, newApiKeySchema } from '../../src/http/api-keys.js';
import { ownProjectSchema } from '../../src/http/projects.js';
import { savedRepliesSchema } from '../../src/http/request-threads.js';
import { type ListingRole, listingRoles, permissionsOf, type StaffRole, staffRoles } from '../../src/roles.js';

/** The callers. Contractors are named after their role in the listing of a world. */
export type Who = 'anonymous' | ListingRole | 'stranger' | StaffRole | KeyHolder;
/** A program with an API key of the business that has every right, or one that lacks the right it needs. */
const keyHolders = ['key', 'key without the scope'] as const;
type KeyHolder = (typeof keyHolders)[number];
export const callers: readonly Who[] = ['anonymous', ...listingRoles, 'stranger', ...staffRoles, ...keyHolders];
export const isKey = (who: Who): who is KeyHolder => keyHolders.some((holder) => holder === who);
export const isStaff = (who: Who): who is StaffRole => staffRoles.some((role) => role === who);
export const isMember = (who: Who): who is ListingRole => listingRoles.some((role) => role === who);
export const audienceOf = (who: Who): Audience => (isStaff(who) ? 'admin' : 'contractor');

/** The subjects of calls. Those named like a parameter of a path fill it in. */
export interface Subjects {
  installerId: number;
  /** A member who is none of the callers. */
  accountId: string;
  contactRequestId: string;
  savedReplyId: string;
  claimId: string;
  claimVersion: number;
  /** None: the claim is by a license. */
  documentId: string;
  /** A claim of the listing by a stranger, which the owner can answer. */
  contestedId: string;
  submissionId: string;
  submissionVersion: number;
  reportId: string;
  invitationId: string;
  apiKeyId: string;
  webhookId: string;
  /** A delivery of the webhook. */
  deliveryId: string;
  photoId: string;
  projectId: number;
  /** A change that the staff must review. */
  changeId: string;
  changeVersion: number;
  /** None: only a browser can make one. */
  passkeyId: string;
  /** A listing without an owner. */
  unclaimedId: number;
  /** A review of it. */
  reviewedId: number;
  /** A published review of that listing. */
  reviewId: string;
}

/** A business with everything that belongs to it. Its private data contains the marker. */
export interface World {
  marker: string;
  subjects: Subjects;
  /** The accounts of its members. */
  accounts: Record<ListingRole, string>;
  /** Its API keys, by what each may read. */
  keys: Record<ApiKeyScope, string>;
}

/** The signed-in callers. */
export interface Caller {
  accountId: string;
  audience: Audience;
  claims: { sid: string; permissions: readonly string[] };
}

export const missing: Subjects = {
  installerId: 2_000_000_000,
  accountId: newId(),
  contactRequestId: newId(),
  savedReplyId: newId(),
  claimId: newId(),
  claimVersion: 1,
  documentId: newId(),
  contestedId: newId(),
  submissionId: newId(),
  submissionVersion: 1,
  reportId: newId(),
  invitationId: newId(),
  apiKeyId: newId(),
  webhookId: newId(),
  deliveryId: newId(),
  photoId: newId(),
  projectId: 2_000_000_000,
  changeId: newId(),
  changeVersion: 1,
  passkeyId: newId(),
  unclaimedId: 2_000_000_001,
  reviewedId: 2_000_000_000,
  reviewId: newId(),
};

export type Stage = Awaited<ReturnType<typeof startStage>>;

const reviewedId = 7001;

/** The services with public operations, and how to create their part of a world. */
export async function startStage() {
  const [directory, accounts, reviews, searching, notifications] = await Promise.all([
    startDirectory(),
    startAccounts(),
    startReviews(),
    startSearch(),
    startNotifications({ paused: true }),
  ]);
  await reviews.publishContractor(1, contractor(reviewedId));
  let made = 0;
  const outsiders = new Map<Who, Promise<string>>();

  async function person(audience: Audience, name: string): Promise<string> {
    made += 1;
    const email = `${name}-${made}@people.example`;
    const accountId = await accounts.addAccount(audience, email, { password: null });
    directory.accounts?.contacts.push({ accountId, name: 'Dana Poolowner', email });
    return accountId;
  }

  /** A separate session of an account, as accounts stores it, and the claims of its token. */
  async function signIn(accountId: string, audience: Audience, role: StaffRole | null): Promise<Caller> {
    const sid = newId();
    const now = new Date();
    await accounts.context.database.dataSource.manager.insert(sessionEntity, {
      id: sid,
      accountId,
      audience,
      amr: ['pwd'],
      device: 'Firefox on Linux',
      network: '203.0.113.x',
      provenAt: now,
      tokenHash: sid,
      previousTokenHash: null,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
      revokedAt: null,
      createdAt: now,
    });
    return { accountId, audience, claims: { sid, permissions: permissionsOf({ audience, role }) } };
  }

  async function publishReview(email: string): Promise<string> {
    const { body } = await reviews.post('/reviews', reviewBody({ installerId: reviewedId, email }));
    await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
    return body.id;
  }

  return {
    services: { directory, accounts, reviews, search: searching, notifications },
    signIn,
    /** The account of a caller who belongs to no world. */
    caller(who: Who): Promise<string> {
      const known = outsiders.get(who) ?? person(audienceOf(who), 'caller');
      outsiders.set(who, known);
      return known;
    },
    /** A separate business with members, a request, a submission, a claim, a report and an invitation. */
    async world(): Promise<World> {
      const marker = `private${made}x${newId().slice(-6)}`;
      const people = () => person('contractor', marker);
      const [owner, manager, staff, colleague] = await Promise.all([people(), people(), people(), people()]);
      const world = { owner, manager, staff };
      const listing = await directory.add({ contactEmail: `${marker}@listing.example` });
      const unclaimed = await directory.add({ name: 'Unclaimed Pools', contactEmail: `${marker}2@listing.example` });
      for (const role of listingRoles) await directory.join(listing.id, world[role], role);
      await directory.join(listing.id, colleague, 'staff');
      // The free plan does not allow that many.
      const place = { listingId: listing.id, accountId: owner, most: 500 };
      await directory.database.transaction((tx) => grantFoundingPlace(tx, place, new Date()));
      const send = senderTo(directory);
      const request = await send('/contact-requests', {
        installerId: listing.id,
        name: marker,
        email: `${marker}@home.example`,
        message: `A leak, ${marker}`,
      });
      const submission = await send(
        '/submissions',
        submissionBody({ email: `${marker}@submission.example`, contactName: 'Dana Rivera' }),
      );
      await send('/submissions/confirm', { token: await directory.tokenOf(submission.id) });
      const report = await send('/listing-reports', {
        installerId: listing.id,
        reason: 'closed',
        email: `${marker}@report.example`,
      });
      const claim = await send(
        '/contractors/me/claims',
        { installerId: unclaimed.id, method: 'license', licenseNumber: 'TX 1', note: marker },
        directory.contractor(owner),
      );
      const contested = await send(
        '/contractors/me/claims',
        { installerId: listing.id, method: 'owner' },
        directory.contractor(await person('contractor', 'claimant')),
      );
      await directory.database.dataSource.query(
        `insert into invitations (id, version, status, listing_id, email, role, invited_by, nonce, token_hash, sent_at, expires_at)
         values ($1, 1, 'open', $2, $3, 'staff', $4, $5, $5, now(), now() + interval '1 day')`,
        [newId(), listing.id, `${marker}@invited.example`, owner, newId()],
      );
      const keys = { 'listing:read': '', 'requests:read': '', 'figures:read': '' };
      let apiKeyId = '';
      for (const scope of apiKeyScopes) {
        const made = await send(
          `/contractors/me/listings/${listing.id}/api-keys`,
          { name: `${marker} ${scope}`, scopes: [scope], days: 365 },
          directory.contractor(owner),
        );
        const { id, key } = newApiKeySchema.parse(made);
        keys[scope] = key;
        apiKeyId = id;
      }
      const webhook = await send(
        `/contractors/me/listings/${listing.id}/webhooks`,
        { url: `https://${marker}.example/hook`, events: ['request.created'] },
        directory.contractor(owner),
      );
      const deliveryId = newId();
      await directory.database.dataSource.query(
        `insert into webhook_deliveries (id, webhook_id, event, data, status, tries, leases, due_at, created_at)
         values ($1, $2, 'request.created', '{}', 'delivered', 1, 1, now(), now())`,
        [deliveryId, webhook.id],
      );
      const saved = savedRepliesSchema.parse(
        await send(
          `/contractors/me/listings/${listing.id}/saved-replies`,
          { title: `Reply of ${marker}`, text: 'Hi {name}' },
          directory.contractor(owner),
        ),
      );
      const project = ownProjectSchema.parse(
        await send(
          `/contractors/me/listings/${listing.id}/projects`,
          { title: 'Gunite pool with a raised spa' },
          directory.contractor(owner),
        ),
      );
      const photoId = newId();
      await directory.database.dataSource.query(
        `insert into photos (id, installer_id, position, name, alt, width, height, added_at)
         values ($1, $2, 1, $3, 'A pool', 800, 600, now())`,
        [photoId, listing.id, newId().replaceAll('-', '')],
      );
      const one = async (sql: string, values: unknown[]) =>
        (await directory.database.dataSource.query<{ id: string; version: number }[]>(sql, values))[0] ?? {
          id: '',
          version: 0,
        };
      await send(
        `/contractors/me/listings/${listing.id}/changes`,
        { before: { phone: '+15125550142' }, after: { phone: '(512) 555-0188' } },
        directory.contractor(owner),
      );
      const change = await one('select id, version from listing_changes where listing_id = $1 and decided_at is null', [
        listing.id,
      ]);
      return {
        marker,
        accounts: world,
        keys,
        subjects: {
          installerId: listing.id,
          accountId: colleague,
          contactRequestId: request.id,
          savedReplyId: saved.items[0]?.id ?? '',
          claimId: claim.id,
          contestedId: contested.id,
          claimVersion: (await one('select id, version from claims where id = $1', [claim.id])).version,
          submissionId: submission.id,
          submissionVersion: (await one('select id, version from submissions where id = $1', [submission.id])).version,
          reportId: report.id,
          invitationId: (await one('select id, version from invitations where listing_id = $1', [listing.id])).id,
          apiKeyId,
          webhookId: webhook.id,
          deliveryId,
          photoId,
          projectId: project.id,
          changeId: change.id,
          changeVersion: change.version,
          passkeyId: newId(),
          documentId: newId(),
          unclaimedId: unclaimed.id,
          reviewedId,
          reviewId: await publishReview(`${marker}@reviewer.example`),
        },
      };
    },
    async stop() {
      for (const service of [directory, accounts, reviews, searching, notifications]) await service.stop();
    },
  };
}

const senderTo =
  (directory: Directory) =>
  async (url: string, body: object, token?: string): Promise<{ id: string }> => {
    const { status, body: response } = await directory.post(url, body, token);
    if (status >= 300) throw new Error(`${url} responded with ${status}: ${JSON.stringify(response)}`);
    return response;
  };
