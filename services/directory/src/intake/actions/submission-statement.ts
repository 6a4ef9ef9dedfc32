import { honeypotName } from '@poolpros/contracts/honeypot';
import type { submissionBodySchema } from '@poolpros/contracts/http/submissions';
import { dayMs } from '@poolpros/contracts/time';
import type * as z from 'zod';
import type { Context } from '../../base/context.js';
import { fieldError } from '../../base/refusals.js';
import { checkYears, parsePhone, parsePlace } from '../../listings/actions/validate-input.js';
import { listingPoint } from '../../listings/domain/listing-point.js';
import { privatePoint } from '../../listings/domain/private-point.js';
import type { SubmissionPlace, SubmissionStatement } from '../domain/submission.js';

export type SubmissionForm = z.output<typeof submissionBodySchema>;

/** The values of a form and its location. `id` is the submission's: a private point is derived from it. */
export function statementOfForm(
  form: SubmissionForm,
  { places }: Pick<Context, 'places'>,
  id: string,
  now: Date,
): SubmissionStatement & SubmissionPlace {
  const { attested: _attested, [honeypotName]: _honeypot, photosToken: _photosToken, ...stated } = form;
  const { city, zip } = parsePlace(places, form, 'body');
  checkYears(form, now, 'body');
  checkInsurance(form, now);
  const point = listingPoint(city, zip);
  return {
    ...stated,
    ...parsePhone(form.phone, 'body'),
    website: form.website ?? null,
    stateSlug: city.stateSlug,
    citySlug: city.slug,
    city: city.name,
    ...(form.addressPrivate ? privatePoint(point, id) : point),
    timeZone: city.timeZone,
    priceRange: form.priceRange || null,
  };
}

/** Throws for an expired insurance policy. */
function checkInsurance({ insuranceEndsOn }: SubmissionForm, now: Date): void {
  // One day less, because it may still be that day in the westernmost time zone.
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  if (insuranceEndsOn !== null && insuranceEndsOn < yesterday)
    throw fieldError('body.insuranceEndsOn', 'enter an expiration date that has not passed');
}
