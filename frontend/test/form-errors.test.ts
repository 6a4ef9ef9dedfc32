import { honeypotName } from '@poolpros/contracts/honeypot';
import { passwordResetBodySchema, passwordResetRequestBodySchema } from '@poolpros/contracts/http/accounts';
import { contactRequestBodySchema } from '@poolpros/contracts/http/contact-requests';
import { reviewBodySchema } from '@poolpros/contracts/http/reviews';
import { shortlistMailBodySchema } from '@poolpros/contracts/http/shortlists';
import { submissionBodySchema } from '@poolpros/contracts/http/submissions';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import * as review from '../src/features/reviews/review-values.js';
import * as listing from '../src/features/submission/listing-values.js';
import { asSentence } from '../src/shared/api/api-error.js';
import { invalidFields } from '../src/shared/forms/use-fields.js';

/** One sentence that says what to do, or asks whether what it names was meant. */
const instruction =
  /^(?:Enter|Choose|Use|Leave out|Confirm) [^.!?]*(?:\.[a-z]+[^.!?]*)?\.$|^Did you mean \d{5}(?: in [A-Z][\w ]+)?\?$/;

/** What people put into a text field that it does not take. */
const mistakes = [
  'x',
  'a\u0007b',
  'x'.repeat(6000),
  'sam@home',
  'javascript:x',
  'https://a:b@c.example',
  '1234',
  '00901',
];

/** Nobody types into them: the honeypot, and what the browser makes. */
const unseen = [honeypotName, 'photosToken'];

const forms: [name: string, empty: object, errorsOf: (values: never) => Record<string, string>][] = [
  [
    'the listing',
    listing.emptyListing,
    (values: listing.ListingValues) => ({
      ...invalidFields(submissionBodySchema, listing.submissionOf(values)),
      ...listing.plainErrors(values),
    }),
  ],
  [
    'the review',
    review.emptyReview,
    (values: review.ReviewValues) => ({
      ...invalidFields(reviewBodySchema, review.reviewOf(7, values)),
      ...review.plainErrors(values),
    }),
  ],
];

it.each(forms)('every error of the form of %s says what to do', (_, empty, errorsOf) => {
  const texts = Object.keys(empty).filter(
    (field) => typeof Reflect.get(empty, field) === 'string' && !unseen.includes(field),
  );
  const filledIn = mistakes.map((text) => ({ ...empty, ...Object.fromEntries(texts.map((field) => [field, text])) }));
  const messages = [empty, ...filledIn].flatMap((values) => Object.values(errorsOf(values as never)));
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => !instruction.test(message))).toEqual([]);
});

const schemas: [name: string, schema: z.ZodObject, fields: string[]][] = [
  ['contact', contactRequestBodySchema, ['name', 'email', 'phone', 'message']],
  ['shortlist', shortlistMailBodySchema, ['email']],
  ['forgotten password', passwordResetRequestBodySchema, ['email']],
  ['new password', passwordResetBodySchema, ['password']],
];

it.each(schemas)('what the contract of the form %s rejects says what to do', (_, schema, fields) => {
  for (const field of fields) {
    const rejected = mistakes.flatMap((text) => schema.shape[field]?.safeParse(text).error?.issues ?? []);
    expect(rejected).not.toEqual([]);
    const messages = rejected.map(({ message }) => asSentence(message));
    expect(messages.filter((message) => !instruction.test(message))).toEqual([]);
  }
});
