import * as z from 'zod';
import { contractorSnapshotSchema } from '../events/directory.js';
import { pageSizes } from '../limits.js';
import { listingRoles } from '../roles.js';
import { audienceSchema, secondFactorNotices } from './accounts.js';
import { submissionStatusSchema } from './submissions.js';

/**
 * The processes that call others of the product, and what each may ask for. Each has a token of its own, its
 * INTERNAL_TOKEN, which it sends as bearer; who is called knows digests of the tokens of its own callers.
 * `uncounted-reads` is asked of the gateway; the other calls are never routed by it.
 */
export const callerRights = {
  notifications: ['mail-facts'],
  accounts: ['applicants'],
  directory: ['ended-sessions', 'account-contacts', 'session-proofs', 'departing-accounts'],
  search: ['record-export'],
  web: ['uncounted-reads'],
} as const satisfies Record<string, readonly string[]>;
export type Caller = keyof typeof callerRights;
export type CallerRight = (typeof callerRights)[Caller][number];
export const callers = Object.keys(callerRights) as [Caller, ...Caller[]];

/** Whether a caller may ask for something. */
export const mayAsk = (caller: Caller, right: CallerRight): boolean =>
  (callerRights[caller] as readonly CallerRight[]).includes(right);

/** Of an account, in a mail to its owner. The browser and the network are those that did it. */
const whatHappened = {
  name: z.string(),
  audience: audienceSchema,
  at: z.iso.datetime(),
  device: z.string(),
  network: z.string(),
};

/**
 * Every mail the product sends: which service knows its facts, and which facts the template gets. Events hold ids only;
 * names, emails and one-time links are fetched at the moment of sending. An `unconfirmed` one goes to an email
 * that was typed and not confirmed: a stranger's words must not reach it.
 */
export const mailTemplates = {
  'submission-confirm': {
    source: 'directory',
    unconfirmed: true,
    facts: z.object({ contactName: z.string(), confirmUrl: z.url() }),
  },
  'draft-saved': {
    source: 'directory',
    unconfirmed: true,
    facts: z.object({ draftUrl: z.url(), keptUntil: z.iso.datetime() }),
  },
  'draft-reminder': {
    source: 'directory',
    unconfirmed: true,
    facts: z.object({ draftUrl: z.url(), keptUntil: z.iso.datetime() }),
  },
  'submission-links': {
    source: 'directory',
    unconfirmed: true,
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
    unconfirmed: true,
    facts: z.object({ businessName: z.string(), proveUrl: z.url(), validHours: z.int() }),
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
    unconfirmed: true,
    facts: z.object({
      businessName: z.string(),
      location: z.string(),
      role: z.enum(listingRoles),
      acceptUrl: z.url(),
      validDays: z.int(),
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
    facts: z.object({
      businessName: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      message: z.string(),
      requestUrl: z.url().nullable().describe('where the owner reads it; null for a listing that has none'),
      profileUrl: z.url(),
    }),
  },
  'contact-request-copy': {
    source: 'directory',
    unconfirmed: true,
    facts: z.object({
      businessName: z.string(),
      name: z.string(),
      profileUrl: z.url(),
      together: z
        .object({ others: z.array(z.string()).min(1), compareUrl: z.url() })
        .nullable()
        .default(null)
        .describe('businesses that got the same request with it'),
    }),
  },
  shortlist: {
    source: 'directory',
    unconfirmed: true,
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
      keptDays: z.int().describe('days until the address is erased'),
    }),
  },
  'review-published': { source: 'directory', facts: z.object({ businessName: z.string(), profileUrl: z.url() }) },
  'review-verify': {
    source: 'reviews',
    unconfirmed: true,
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      verifyUrl: z.url(),
      published: z
        .object({ rating: z.int(), text: z.string() })
        .nullable()
        .describe('the review that is already public: the mail reminds its author instead of asking'),
    }),
  },
  'account-setup': { source: 'accounts', facts: z.object({ name: z.string(), setupUrl: z.url(), validDays: z.int() }) },
  'account-confirm': {
    source: 'accounts',
    unconfirmed: true,
    facts: z.object({ name: z.string(), setupUrl: z.url(), validHours: z.int() }),
  },
  'account-exists': {
    source: 'accounts',
    facts: z.object({ name: z.string(), loginUrl: z.url(), resetUrl: z.url(), validMinutes: z.int() }),
  },
  'password-reset': {
    source: 'accounts',
    facts: z.object({
      name: z.string(),
      audience: audienceSchema.default('contractor'),
      resetUrl: z.url(),
      validMinutes: z.int(),
    }),
  },
  'new-device': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, resetUrl: z.url() }),
  },
  'login-locked': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, unlockUrl: z.url(), resetUrl: z.url(), lockMinutes: z.int() }),
  },
  'password-changed': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, resetUrl: z.url() }),
  },
  'email-confirm': {
    source: 'accounts',
    unconfirmed: true,
    facts: z.object({ confirmUrl: z.url(), validHours: z.int() }),
  },
  'email-changed': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, undoUrl: z.url(), validDays: z.int() }),
  },
  'account-deletion': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, keepUrl: z.url(), eraseAt: z.iso.datetime() }),
  },
  'second-factor-changed': {
    source: 'accounts',
    facts: z.object({ ...whatHappened, notice: z.enum(secondFactorNotices), resetUrl: z.url() }),
  },
} as const satisfies Record<
  string,
  { source: 'directory' | 'reviews' | 'accounts'; unconfirmed?: boolean; facts: z.ZodType }
>;
export type MailTemplate = keyof typeof mailTemplates;
export type MailFacts<T extends MailTemplate> = z.infer<(typeof mailTemplates)[T]['facts']>;
/** Whether mails of this template go to an unconfirmed email. */
export const isUnconfirmed = (template: MailTemplate): boolean => 'unconfirmed' in mailTemplates[template];
export const mailTemplateKeys = Object.keys(mailTemplates) as [MailTemplate, ...MailTemplate[]];

/** Text messages to phones, as mails are written and sent. */
export const textTemplates = {
  'claim-phone-code': { source: 'directory', facts: z.object({ code: z.string(), validMinutes: z.int() }) },
  'claim-phone-notice': { source: 'directory', facts: z.object({ objectUrl: z.url(), objectDays: z.int() }) },
} as const satisfies Record<string, { source: 'directory'; facts: z.ZodType }>;
export type TextTemplate = keyof typeof textTemplates;
export type TextFacts<T extends TextTemplate> = z.infer<(typeof textTemplates)[T]['facts']>;
const textTemplateKeys = Object.keys(textTemplates) as [TextTemplate, ...TextTemplate[]];

export type MessageTemplate = MailTemplate | TextTemplate;
export type MessageFacts<T extends MessageTemplate> = T extends MailTemplate
  ? MailFacts<T>
  : T extends TextTemplate
    ? TextFacts<T>
    : never;
export const isText = (template: MessageTemplate): template is TextTemplate => Object.hasOwn(textTemplates, template);

/** GET /internal/mail/{template}/{id} on the source service. An empty `to` means that there is no recipient. 410 `gone`: the subject of the mail no longer exists. */
export const mailParamsSchema = z.object({
  template: z.enum([...mailTemplateKeys, ...textTemplateKeys]),
  id: z.string().max(60),
});
export const mailDataSchema = z.object({
  to: z.array(z.object({ name: z.string(), address: z.union([z.email(), z.e164()]).describe('a phone, of a text') })),
  replyTo: z.email().nullable(),
  facts: z.record(z.string(), z.unknown()).describe('of the shape that mailTemplates or textTemplates names'),
});
export type MailData = z.infer<typeof mailDataSchema>;

/** GET /internal/submissions/{id}/applicant on directory: for accounts, which makes the contractor's account. */
export const applicantSchema = z.object({ name: z.string(), email: z.email() });

/**
 * GET /internal/ended-sessions on accounts: every session that has ended and may still have an access token that is good.
 */
export const endedSessionsPath = '/internal/ended-sessions';
export const endedSessionsSchema = z.object({ sessionIds: z.array(z.uuid()) });

/**
 * GET /internal/account-contacts?ids= on accounts: how to reach the owners of accounts, for directory, which knows whose
 * listing it is. Accounts that are disabled, or whose email address nobody has confirmed, are left out.
 */
export const accountContactsPath = '/internal/account-contacts';
export const accountContactsLimit = 100;
export const accountContactsQuerySchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(accountContactsLimit)),
});
export const accountContactsSchema = z.object({
  contacts: z.array(
    z.object({
      accountId: z.uuid(),
      name: z.string(),
      email: z.email(),
      createdAt: z.iso.datetime().optional().describe('absent from the release before'),
    }),
  ),
});
export type AccountContact = z.infer<typeof accountContactsSchema>['contacts'][number];

/**
 * GET /internal/session-proofs?accountId=&sessionId= on accounts: whether the owner of a session has proved lately to be
 * there, for what is dangerous in the wrong hands (docs/rules.md#step-up).
 */
export const sessionProofsPath = '/internal/session-proofs';
export const sessionProofQuerySchema = z.object({ accountId: z.uuid(), sessionId: z.uuid() });
export const sessionProofSchema = z.object({ isProven: z.boolean() });

/**
 * GET /internal/departing-accounts/{accountId} on accounts: the email of an account that is to be erased, by which directory
 * finds what it holds of it. 410 once it is erased.
 */
export const departingAccountPath = '/internal/departing-accounts/:accountId';
export const departingAccountParamsSchema = z.object({ accountId: z.uuid() });
export const departingAccountSchema = z.object({ email: z.email() });

/** GET /internal/installers?after=&limit= on directory: the record, paged by id, for rebuilding the index. */
export const exportQuerySchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(pageSizes.snapshots).default(pageSizes.snapshots),
});

/** One page of the export, by id; `nextAfter` is the `after` of the next page, null on the last one. */
export const exportPageSchema = z.object({
  items: z.array(z.object({ version: z.int(), snapshot: contractorSnapshotSchema })),
  nextAfter: z.int().nullable(),
});
export type ExportPage = z.infer<typeof exportPageSchema>;
