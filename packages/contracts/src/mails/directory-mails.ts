import * as z from 'zod';
import { accessKinds } from '../access.js';
import { reportOutcomes } from '../http/listing-reports.js';
import { submissionStatusSchema } from '../http/submissions.js';
import { listingRoles } from '../roles.js';
import type { MailRow } from './row.js';

/** What a homeowner said about the job, as label and answer. */
const requestDetailsFacts = z.array(z.object({ label: z.string(), value: z.string() })).default([]);

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
      isShared: z.boolean().describe('whether the page has other owners'),
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
      phone: z.string().nullable(),
      message: z.string(),
      details: requestDetailsFacts,
      others: z.int().default(0).describe('how many other businesses have the same request'),
      canReply: z.boolean().default(false).describe('whether a reply to this mail reaches the homeowner'),
      answerUrl: z.url().describe('where it is answered without a login'),
      claimUrl: z.url().nullable().default(null).describe('where a listing without an owner is claimed'),
    }),
    perRecipient: ['answerUrl'],
  },
  'contact-request-copy': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessNames: z.array(z.string()).min(1).describe('all that were selected'),
      unclaimed: z
        .array(z.object({ name: z.string(), reached: z.boolean().describe('whether it is mailed to the business') }))
        .default([])
        .describe('those of all these businesses that nobody has claimed'),
      followUrl: z.url().describe('the private page of the homeowner'),
      followUntil: z.iso.datetime(),
    }),
  },
  'request-confirm': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessNames: z.array(z.string()).min(1),
      confirmUrl: z.url(),
      confirmUntil: z.iso.datetime(),
    }),
  },
  'request-reply': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      text: z.string(),
      photos: z.int().default(0).describe('how many came with the message'),
      canReply: z.boolean().default(false).describe('whether a reply to this mail reaches the business'),
      followUrl: z.url(),
    }),
  },
  'request-message': {
    source: 'directory',
    facts: z.object({
      name: z.string().describe('of the homeowner'),
      businessName: z.string(),
      text: z.string(),
      photos: z.int().default(0).describe('how many came with the message'),
      canReply: z.boolean().default(false).describe('whether a reply to this mail reaches the homeowner'),
      answerUrl: z.url(),
    }),
    perRecipient: ['answerUrl'],
  },
  'report-handled': {
    source: 'directory',
    facts: z.object({
      businessName: z.string(),
      reason: z.string().describe('what was reported, in the words of the form'),
      outcome: z.enum(reportOutcomes),
      profileUrl: z.url().nullable().describe('null where the page is gone'),
    }),
  },
  'request-withdrawn': {
    source: 'directory',
    facts: z.object({ name: z.string(), businessName: z.string() }),
  },
  'request-unanswered': {
    source: 'directory',
    facts: z.object({
      name: z.string(),
      silent: z.array(z.string()).min(1).describe('the businesses that have not replied'),
      offered: z
        .array(
          z.object({
            name: z.string(),
            location: z.string(),
            rating: z.number().nullable(),
            reviewCount: z.int(),
            profileUrl: z.url(),
          }),
        )
        .max(3),
      followUrl: z.url(),
    }),
  },
  'request-link': {
    source: 'directory',
    facts: z.object({ name: z.string(), followUrl: z.url(), followUntil: z.iso.datetime() }),
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
