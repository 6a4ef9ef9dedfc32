import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { anonymous } from '@poolpros/chassis/machine/history';
import { begin } from '@poolpros/chassis/machine/transition';
import { submissionReceived } from '@poolpros/contracts/events/directory';
import type { submissionBodySchema } from '@poolpros/contracts/http/submissions';
import { stateBySlug } from '@poolpros/contracts/states';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { Context } from '../context.js';
import { lockAddress } from '../db/locks.js';
import { submissionsOf } from '../db/submission-store.js';
import { normalizePhone } from '../domain/phone.js';
import {
  confirmDeadline,
  dayBefore,
  isRepetition,
  type NewSubmission,
  submissionsPerDay,
} from '../domain/submission.js';
import { listingPoint } from '../listing-point.js';
import { fieldError, tooMany } from '../refusals.js';
import { submissionToken } from '../submission-link.js';
import { submissionLifecycle } from './submission-lifecycle.js';

type Body = z.output<typeof submissionBodySchema>;

/** Stores a submission. The same one within a day is the one stored before (ADR 17). Returns the id of what is stored. */
export async function sendSubmission(
  tx: EntityManager,
  context: Pick<Context, 'config' | 'places'>,
  body: Body,
  now: Date,
): Promise<string> {
  const submission = submissionOf(body, context, now);
  await lockAddress(tx, submission.email);
  const earlier = await submissionsOf(tx, submission.email, dayBefore(submission.submittedAt));
  const same = earlier.find((each) => isRepetition(submission, each));
  if (same) return same.id;
  if (earlier.length >= submissionsPerDay)
    throw tooMany('This address has sent several businesses today. Try again tomorrow.');
  const sent = await begin(tx, submissionLifecycle, submission, {
    action: 'send',
    actor: anonymous,
    at: submission.submittedAt,
    event: ({ id }) => ({ definition: submissionReceived, data: { submissionId: id } }),
  });
  return sent.id;
}

function submissionOf(body: Body, { config, places }: Pick<Context, 'config' | 'places'>, now: Date): NewSubmission {
  const state = stateBySlug(body.stateSlug);
  if (!state) throw fieldError('body.stateSlug', 'choose a state of the list');
  const city = places.city(state.slug, body.citySlug);
  if (!city) throw fieldError('body.citySlug', `choose a city in ${state.label}`);
  const zip = places.zip(body.zipCode);
  if (zip && zip.stateCode !== state.code) throw fieldError('body.zipCode', `enter a ZIP in ${state.label}`);
  const phone = normalizePhone(body.phone);
  if (!phone) throw fieldError('body.phone', 'enter a US phone number such as (512) 555-0142');
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
    tokenHash: hashToken(submissionToken(config.LINK_SECRET, { id, nonce })),
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
