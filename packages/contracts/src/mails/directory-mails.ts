import * as z from 'zod';
import { accessKinds } from '../access.js';
import { submissionStatusSchema } from '../http/submissions.js';
import { listingRoles } from '../roles.js';
import type { MailRow } from './row.js';

/** Mails about listings and submissions. The facts come from directory. */
export const directoryMails = {
  'submission-confirm': {
    source: 'directory',
    facts: z.object({ contactName: z.string(), confirmUrl: z.url() }),
  },
  'draft-saved': {
    source: 'directory',
    facts: z.object({ draftUrl: z.url(), keptUntil: z.iso.datetime() }),
  },
  'draft-reminder': {
    source: 'directory',
    facts: z.object({ draftUrl: z.url(), keptUntil: z.iso.datetime() }),
  },
  'submission-links': {
    source: 'directory',
    facts: z.object({
      submissions: z
        .array(z.object({ sentAt: z.iso.datetime(), status: submissionStatusSchema, statusUrl: z.url() }))
        .min(1),
    }),
  },
  'submission-approved': {
    source: 'directory',
    facts: z.object({ contactName: z.string(), businessName: z.string(), profileUrl: z.url(), loginUrl: z.url() }),
  },
  'submission-rejected': {
    source: 'directory',
    facts: z.object({
      contactName: z.string(),
      businessName: z.string(),
      reason: z.string(),
      note: z.string().nullable(),
      statusUrl: z.url(),
      againUrl: z.url().nullable().describe('where it is put right and sent again; null where it cannot be'),
    }),
  },
  'claim-proof': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      claimant: z
        .object({ name: z.string(), email: z.string().describe('masked, "d…@example.com"') })
        .nullable()
        .describe('null where the account is gone'),
      proveUrl: z.url(),
      validHours: z.int(),
    }),
  },
  'claim-received': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      ownerAnswersUntil: z.iso.datetime().nullable().describe('set where the page has an owner already'),
      claimsUrl: z.url(),
    }),
  },
  'claim-contested': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      claimant: z.string().nullable(),
      answerUntil: z.iso.datetime(),
      answerUrl: z.url(),
    }),
    perRecipient: ['answerUrl'],
  },
  'claim-approved': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      foundingPlace: z.int().nullable(),
      dashboardUrl: z.url(),
    }),
  },
  'claim-notice': {
    source: 'directory',
    facts: z.object({ businessName: z.string(), objectUrl: z.url(), objectUntil: z.iso.datetime() }),
    perRecipient: ['objectUrl'],
  },
  'claim-disputed': {
    source: 'directory',
    facts: z.object({ name: z.string(), businessName: z.string(), claimsUrl: z.url() }),
  },
  'claim-upheld': {
    source: 'directory',
    facts: z.object({ name: z.string(), businessName: z.string(), dashboardUrl: z.url() }),
  },
  'claim-revoked': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      reason: z.string(),
      note: z.string().nullable(),
      claimsUrl: z.url(),
    }),
  },
  'claim-objection-decided': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      isTakenBack: z.boolean().describe('whether the page was taken from who claimed it'),
      profileUrl: z.url(),
    }),
  },
  'claim-rejected': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      reason: z.string(),
      note: z.string().nullable(),
      appealUntil: z.iso.datetime().nullable(),
      claimsUrl: z.url(),
    }),
  },
  'listing-change-decided': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      outcome: z.enum(['applied', 'declined', 'needs_revision']),
      fields: z.array(z.string()).min(1),
      reason: z.string().nullable(),
      note: z.string().nullable(),
      profileUrl: z.url(),
      roomUrl: z.url().describe('where the change stands in the dashboard'),
    }),
  },
  'listing-suspended': {
    source: 'directory',
    facts: z.object({ businessName: z.string(), reason: z.string(), dashboardUrl: z.url() }),
  },
  'listing-restored': {
    source: 'directory',
    facts: z.object({ businessName: z.string(), profileUrl: z.url() }),
  },
  'team-invitation': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      location: z.string(),
      role: z.enum(listingRoles),
      acceptUrl: z.url(),
      validDays: z.int(),
    }),
  },
  'webhook-off': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      host: z.string().describe('of the endpoint; its path may hold what opens it'),
      cause: z.enum(['gone', 'failing']),
      failingDays: z.int(),
      roomUrl: z.url(),
    }),
  },
  'access-given': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      kind: z.enum(accessKinds),
      what: z
        .string()
        .nullable()
        .describe('the name of the key or member, or the host of the webhook; null once it is gone'),
      role: z.enum(listingRoles).nullable().describe('of a member; null for what is none, and once they are gone'),
      actor: z.string().nullable().describe('who did it; null where the account is gone'),
      at: z.iso.datetime(),
      roomUrl: z.url().describe('where an owner takes it back'),
    }),
  },
  'member-changed': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      location: z.string(),
      role: z.enum(listingRoles).nullable().describe('null for who belongs to the team no longer'),
      dashboardUrl: z.url(),
    }),
  },
  'contact-request': {
    source: 'directory',
    reported: true,
    facts: z.object({
      businessName: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      message: z.string(),
      requestUrl: z.url().nullable().describe('where the owner reads it; null for a listing that has none'),
      claimUrl: z.url().nullable().default(null).describe('where a listing without an owner is claimed'),
      profileUrl: z.url(),
    }),
  },
  'contact-request-copy': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      name: z.string(),
      profileUrl: z.url(),
      together: z
        .object({ others: z.array(z.string()).min(1), compareUrl: z.url() })
        .nullable()
        .default(null)
        .describe('businesses that got the same request with it'),
      unclaimed: z
        .array(z.object({ name: z.string(), reached: z.boolean().describe('whether it is mailed to the business') }))
        .default([])
        .describe('those of all these businesses that nobody has claimed'),
    }),
  },
  shortlist: {
    source: 'directory',
    facts: z.object({
      installers: z
        .array(
          z.object({
            name: z.string(),
            location: z.string(),
            rating: z.number().nullable(),
            reviewCount: z.int(),
            profileUrl: z.url(),
          }),
        )
        .min(1),
      listUrl: z.url(),
      keptDays: z.int().describe('days until the email is erased'),
    }),
  },
  'review-published': { source: 'directory', facts: z.object({ businessName: z.string(), profileUrl: z.url() }) },
} as const satisfies Record<string, MailRow<'directory'>>;
