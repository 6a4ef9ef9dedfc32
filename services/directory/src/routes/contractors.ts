import { identityOf, requireAudience } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { pageOf } from '@poolpros/chassis/paging';
import { Problem } from '@poolpros/chassis/problem';
import {
  contactRequestParamsSchema,
  type OwnContactRequest,
  type OwnListing,
  ownContactRequestQuerySchema,
  ownContactRequestSchema,
  ownContactRequestsSchema,
  ownListingsSchema,
} from '@poolpros/contracts/http/contractors';
import { profilePath } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import type { Context } from '../context.js';
import {
  countOwnedRequests,
  listOwnedListings,
  listOwnedRequests,
  listOwnedSubmissions,
  markSeen,
  type OwnedListing,
  type OwnedRequest,
  ownsInstaller,
} from '../db/contractor-store.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { rejectionOf, statusAt } from '../domain/submission-state.js';
import { installerNotFound } from './refusals.js';

const pageSize = 20;

export function contractorRoutes(app: ZodApp, { database }: Context): void {
  const { manager } = database.dataSource;
  const onlyContractors = { onRequest: requireAudience('contractor') };
  const tags = ['contractors'];

  app.get(
    '/contractors/me/listings',
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Own businesses, live and submitted',
        response: { 200: ownListingsSchema, ...problems(401, 403, 503) },
      },
    },
    async (request) => {
      const { accountId } = identityOf(request);
      const now = new Date();
      const live = await listOwnedListings(manager, accountId);
      const submitted = await listOwnedSubmissions(manager, accountId);
      return { items: [...live.map(liveListing), ...submitted.map((each) => submittedListing(each, now))] };
    },
  );

  app.get(
    '/contractors/me/contact-requests',
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Contact requests to own businesses, newest first',
        querystring: ownContactRequestQuerySchema,
        response: { 200: ownContactRequestsSchema, ...problems(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const { accountId } = identityOf(request);
      const installerId = request.query.installerId ?? null;
      if (installerId !== null && !(await ownsInstaller(manager, accountId, installerId))) throw installerNotFound();
      const total = await countOwnedRequests(manager, accountId, installerId);
      const { page, totalPages, offset } = pageOf(total, request.query.page, pageSize);
      const found = await listOwnedRequests(manager, accountId, { installerId, offset, limit: pageSize });
      return { items: found.map(requestView), total, page, totalPages };
    },
  );

  app.post(
    '/contractors/me/contact-requests/:contactRequestId/seen',
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Mark a contact request as seen',
        params: contactRequestParamsSchema,
        response: { 200: ownContactRequestSchema, ...problems(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const { accountId } = identityOf(request);
      const { contactRequestId } = request.params;
      const seen = await database.transaction((tx) => markSeen(tx, accountId, contactRequestId, new Date()));
      if (!seen) throw new Problem('not_found', 'There is no such contact request.');
      return requestView(seen);
    },
  );
}

const locationOf = (at: { city: string; stateSlug: string }): string =>
  `${at.city}, ${stateBySlug(at.stateSlug)?.code ?? ''}`;

const liveListing = (listing: OwnedListing): OwnListing => ({
  submissionId: listing.submissionId,
  installerId: listing.id,
  businessName: listing.name,
  location: locationOf(listing),
  status: listing.status,
  reason: null,
  profilePath: profilePath(listing),
  rating: listing.rating,
  reviewCount: listing.reviewCount,
  contactRequests: listing.contactRequests,
  unseenContactRequests: listing.unseen,
  submittedAt: listing.submittedAt?.toISOString() ?? null,
  decidedAt: listing.decidedAt?.toISOString() ?? null,
});

const submittedListing = (submission: SubmissionRecord, now: Date): OwnListing => ({
  submissionId: submission.id,
  installerId: null,
  businessName: submission.businessName,
  location: locationOf(submission),
  status: statusAt(submission, now),
  reason: rejectionOf(submission),
  profilePath: null,
  rating: null,
  reviewCount: 0,
  contactRequests: 0,
  unseenContactRequests: 0,
  submittedAt: submission.submittedAt.toISOString(),
  decidedAt: submission.decidedAt?.toISOString() ?? null,
});

const requestView = (request: OwnedRequest): OwnContactRequest => ({
  id: request.id,
  installerId: request.installerId,
  businessName: request.businessName,
  name: request.name,
  email: request.email,
  phone: request.phone,
  message: request.message,
  status: request.status,
  createdAt: request.createdAt.toISOString(),
  seenAt: request.seenAt?.toISOString() ?? null,
});
