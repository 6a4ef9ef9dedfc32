import type { submissionBodySchema } from '@poolpros/contracts/http/submissions';
import { stateBySlug } from '@poolpros/contracts/states';
import type * as z from 'zod';
import type { Context } from '../context.js';
import { normalizePhone } from '../domain/phone.js';
import { privatePoint } from '../domain/private-point.js';
import type { SubmissionPlace, SubmissionStatement } from '../domain/submission.js';
import { listingPoint } from '../listing-point.js';
import { fieldError } from '../refusals.js';

export type SubmissionForm = z.output<typeof submissionBodySchema>;

/** What a form states, and where that is. `id` is the submission's: a private point follows from it. */
export function statementOfForm(
  form: SubmissionForm,
  { places }: Pick<Context, 'places'>,
  id: string,
  now: Date,
): SubmissionStatement & SubmissionPlace {
  const { attested: _attested, fax: _fax, photosToken: _photosToken, ...stated } = form;
  const state = stateBySlug(form.stateSlug);
  if (!state) throw fieldError('body.stateSlug', 'choose a state of the list');
  const city = places.city(state.slug, form.citySlug);
  if (!city) throw fieldError('body.citySlug', `choose a city in ${state.label}`);
  const zip = places.zip(form.zipCode);
  if (zip && zip.stateCode !== state.code) throw fieldError('body.zipCode', `enter a ZIP in ${state.label}`);
  checkTimes(form, now);
  const point = listingPoint(city, zip);
  return {
    ...stated,
    phone: phoneOf(form.phone),
    website: form.website ?? null,
    stateSlug: state.slug,
    citySlug: city.slug,
    city: city.name,
    ...(form.addressPrivate ? privatePoint(point, id) : point),
    timeZone: city.timeZone,
    priceRange: form.priceRange || null,
  };
}

/** A phone as E.164. */
export function phoneOf(typed: string): string {
  const phone = normalizePhone(typed);
  if (!phone) throw fieldError('body.phone', 'enter a US phone number such as (512) 555-0142');
  return phone;
}

/** Nobody was founded, has built or was insured in years to come or gone by. */
function checkTimes({ foundedYear, projects, insuranceEndsOn }: SubmissionForm, now: Date): void {
  const thisYear = now.getUTCFullYear();
  if (foundedYear !== null && foundedYear > thisYear)
    throw fieldError('body.foundedYear', `enter a year up to ${thisYear}`);
  const ahead = projects.findIndex(({ year }) => year !== null && year > thisYear);
  if (ahead >= 0) throw fieldError(`body.projects.${ahead}.year`, `enter a year up to ${thisYear}`);
  // The day before, as seen from the last time zone, may still be today.
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  if (insuranceEndsOn !== null && insuranceEndsOn < yesterday)
    throw fieldError('body.insuranceEndsOn', 'enter the end of a policy that has not ended');
}
