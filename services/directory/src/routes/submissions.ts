import { randomBytes } from 'node:crypto';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { historyOf } from '@poolpros/chassis/machine/history';
import { Problem } from '@poolpros/chassis/problem';
import {
  linkBodySchema,
  type SubmissionState,
  submissionBodySchema,
  submissionReceivedSchema,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import type { Places } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { confirmSubmission } from '../actions/confirm-submission.js';
import { sendSubmission } from '../actions/send-submission.js';
import type { Context } from '../context.js';
import { findInstaller } from '../db/installer-store.js';
import { findSubmissionByToken } from '../db/submission-store.js';
import { normalizePhone } from '../domain/phone.js';
import { confirmDeadline, type NewSubmission, type SubmissionRecord, submissionMachine } from '../domain/submission.js';
import { rejectionOf, statusAt, stepsAt } from '../domain/submission-state.js';
import { listingPoint } from '../listing-point.js';
import { submissionToken } from '../submission-link.js';
import { fieldRefused } from './refusals.js';

type Body = z.output<typeof submissionBodySchema>;

export function submissionRoutes(app: ZodApp, { config, database, places }: Context): void {
  app.post(
    '/submissions',
    {
      schema: {
        tags: ['submissions'],
        summary: 'Ask for a business to be listed',
        body: submissionBodySchema,
        response: { 201: submissionReceivedSchema, ...problems(400, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.code(201);
      const status = 'awaiting_confirmation' as const;
      if (body.fax) return { id: newId(), status };
      const submission = submissionOf(body, places, config.LINK_SECRET, new Date());
      const id = await database.transaction((tx) => sendSubmission(tx, submission));
      return { id, status };
    },
  );

  app.post(
    '/submissions/confirm',
    {
      schema: {
        tags: ['submissions'],
        summary: 'Confirm a submission by its mailed link; a second time answers its state',
        body: linkBodySchema,
        response: { 200: submissionStateSchema, ...problems(400, 404, 410, 503) },
      },
    },
    (request) => {
      const now = new Date();
      return database.transaction(async (tx) =>
        stateOf(tx, await confirmSubmission(tx, hashToken(request.body.token), now), now),
      );
    },
  );

  app.post(
    '/submissions/status',
    {
      schema: {
        tags: ['submissions'],
        summary: 'Where a submission stands, by its mailed link',
        body: linkBodySchema,
        response: { 200: submissionStateSchema, ...problems(400, 404, 503) },
      },
    },
    async (request) => {
      const { manager } = database.dataSource;
      const found = await findSubmissionByToken(manager, hashToken(request.body.token));
      if (!found) throw new Problem('link_invalid', 'The link is not valid. Open it from the mail again.');
      return stateOf(manager, found, new Date());
    },
  );
}

function submissionOf(body: Body, places: Places, linkSecret: string, now: Date): NewSubmission {
  const state = stateBySlug(body.stateSlug);
  if (!state) throw fieldRefused('body.stateSlug', 'is not a state');
  const city = places.city(state.slug, body.citySlug);
  if (!city) throw fieldRefused('body.citySlug', `is not a city of ${state.label}`);
  const zip = places.zip(body.zipCode);
  if (zip && zip.stateCode !== state.code) throw fieldRefused('body.zipCode', `does not lie in ${state.label}`);
  const phone = normalizePhone(body.phone);
  if (!phone) throw fieldRefused('body.phone', 'must be a US phone number');
  const id = newId();
  const nonce = randomBytes(16).toString('base64url');
  return {
    id,
    businessName: body.businessName,
    contactName: body.contactName,
    email: body.email,
    phone,
    website: body.website ?? null,
    stateSlug: state.slug,
    citySlug: city.slug,
    city: city.name,
    zipCode: body.zipCode,
    ...listingPoint(city, zip),
    timeZone: city.timeZone,
    description: body.description,
    services: body.services,
    poolTypes: body.poolTypes,
    specializations: body.specializations,
    serviceRadius: body.serviceRadius,
    priceRange: body.priceRange || null,
    nonce,
    tokenHash: hashToken(submissionToken(linkSecret, { id, nonce })),
    submittedAt: now,
    confirmUntil: confirmDeadline(now),
    confirmedAt: null,
    decidedAt: null,
    decidedBy: null,
    reasonCode: null,
    note: null,
    installerId: null,
    ownerAccountId: null,
  };
}

async function stateOf(tx: EntityManager, submission: SubmissionRecord, now: Date): Promise<SubmissionState> {
  const installer = submission.installerId === null ? null : await findInstaller(tx, submission.installerId);
  return {
    id: submission.id,
    businessName: submission.businessName,
    status: statusAt(submission, now),
    history: stepsAt(submission, await historyOf(tx, submissionMachine, submission.id), now),
    reason: rejectionOf(submission),
    profilePath: installer && profilePath(installer),
  };
}
