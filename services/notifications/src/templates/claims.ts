import { type Mails, reasonGiven } from './content.js';
import { dayOf } from './day.js';

const toClaimant = 'You get this because you claimed a page. Decisions are always mailed.';

const claimantOf = (claimant: { name: string; email: string } | null): string =>
  claimant ? `${claimant.name} (${claimant.email})` : 'Somebody';

/** The mails about claims of pages. */
export const claimMails = {
  'claim-proof': (facts) => ({
    subject: `Confirm that ${facts.businessName} is yours`,
    preview: 'Somebody is claiming its page on PoolPros.',
    heading: 'Is this business yours?',
    intro: [
      `${claimantOf(facts.claimant)} says that they run ${facts.businessName} and asked us to write to this mailbox, because it belongs to its website.`,
      'Confirm only if you know who this is. The claim makes their account the owner of the page and gives it the requests from homeowners.',
    ],
    button: { label: 'Confirm the claim', url: facts.proveUrl, kind: 'act', spellOut: true },
    notes: [
      `The link works for ${facts.validHours} hours.`,
      'If nobody at your business asked for this, ignore it. Nothing changes without the link.',
    ],
    reason: 'You get this because somebody named this mailbox in a claim of the page.',
  }),
  'claim-received': (facts) => ({
    subject: `Your claim of ${facts.businessName}`,
    preview: 'A person is reviewing it.',
    heading: 'We are reviewing your claim',
    intro: [
      `Hi ${facts.name}, a person is reviewing your claim of ${facts.businessName}. We aim at two business days.`,
    ],
    button: { label: 'See your claim', url: facts.claimsUrl, kind: 'own' },
    notes: facts.ownerAnswersUntil
      ? [
          `The page has an owner already, who may answer until ${dayOf(facts.ownerAnswersUntil)}. After that a person decides. If the owner does not answer, we still require strong proof.`,
        ]
      : [],
    reason: toClaimant,
  }),
  'claim-contested': (facts) => ({
    subject: `Somebody else is claiming the page of ${facts.businessName}`,
    preview: `You can answer until ${dayOf(facts.answerUntil)}.`,
    heading: 'Another claim of your page',
    intro: [
      `${facts.claimant ?? 'Somebody else'} says that they run ${facts.businessName}. Until you answer, your page stays as it is.`,
      `Share the page, transfer it, or refuse by ${dayOf(facts.answerUntil)}. After that a person decides.`,
    ],
    button: { label: 'Answer the claim', url: facts.answerUrl, kind: 'act', spellOut: true },
    notes: ['If you do not answer, the page changes hands only with strong proof.'],
    reason: 'You get this because you are an owner of the page.',
  }),
  'claim-approved': (facts) => ({
    subject: `The page of ${facts.businessName} is yours`,
    preview: 'Requests from homeowners come to you now.',
    heading: 'The page is yours',
    intro: [`Hi ${facts.name}, you are now the owner of the page of ${facts.businessName}.`],
    button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
    notes: [
      'Requests from homeowners come to this email, and you find all of them in your dashboard.',
      ...(facts.foundingPlace === null ? [] : [`Founding place ${facts.foundingPlace} is yours.`]),
      'We notified the email that was on the page before.',
    ],
    reason: toClaimant,
  }),
  'claim-notice': (facts) => ({
    subject: `The page of ${facts.businessName} has an owner`,
    preview: 'If this was not you, tell us.',
    heading: 'Somebody claimed your page',
    intro: [
      `Somebody proved to us that they run ${facts.businessName}, and they manage its page now.`,
      'If this was you or one of your people, there is nothing to do.',
    ],
    button: { label: 'This was not us', url: facts.objectUrl, kind: 'act', spellOut: true },
    notes: [`You can tell us until ${dayOf(facts.objectUntil)}. A person then looks at how the page was claimed.`],
    reason: 'You get this because this email was on the page, or because the page was yours.',
  }),
  'claim-disputed': (facts) => ({
    subject: `Your claim of ${facts.businessName} is disputed`,
    preview: 'A person is looking into it.',
    heading: 'Somebody says that the page is not yours',
    intro: [
      `Hi ${facts.name}, we notified ${facts.businessName} that you manage its page, and it says that it does not know about this.`,
      'The page stays yours while a person looks at how you claimed it. We mail you the decision.',
    ],
    button: { label: 'See your claim', url: facts.claimsUrl, kind: 'own' },
    notes: ['Reply to this mail if you can tell us more about your role at the business.'],
    reason: toClaimant,
  }),
  'claim-upheld': (facts) => ({
    subject: `The page of ${facts.businessName} stays yours`,
    preview: 'A person looked at your claim.',
    heading: 'The page stays yours',
    intro: [`Hi ${facts.name}, a person looked at your claim of ${facts.businessName}. Nothing changes.`],
    button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
    notes: [],
    reason: toClaimant,
  }),
  'claim-revoked': (facts) => ({
    subject: `The page of ${facts.businessName} is no longer yours`,
    preview: 'Your claim was revoked. Here is why.',
    heading: 'Your claim was revoked',
    intro: [
      `Hi ${facts.name}, a person looked at your claim of ${facts.businessName} again and revoked it. The reason:`,
    ],
    quote: reasonGiven(facts.reason, facts.note),
    button: { label: 'See your claims', url: facts.claimsUrl, kind: 'own' },
    notes: ['Changes made on the page since then are undone, and you were logged out everywhere.'],
    reason: toClaimant,
  }),
  'claim-objection-decided': (facts) => ({
    subject: `We looked at the claim of ${facts.businessName}`,
    preview: facts.isTakenBack ? 'The claim was revoked.' : 'The page stays with the claimant.',
    heading: facts.isTakenBack ? 'The claim was revoked' : 'The page stays as it is',
    intro: facts.isTakenBack
      ? [
          `You told us that it was not you who claimed the page of ${facts.businessName}. The claim was revoked, and the changes made since then are undone.`,
        ]
      : [
          `You told us that it was not you who claimed the page of ${facts.businessName}. A person looked at the proof, and the page stays with the claimant.`,
        ],
    button: { label: 'See the page', url: facts.profileUrl, kind: 'own' },
    notes: facts.isTakenBack ? [] : ['If you can show that the page is yours, claim it.'],
    reason: 'You get this because you told us that it was not you.',
  }),
  'claim-rejected': (facts) => ({
    subject: `About your claim of ${facts.businessName}`,
    preview: 'We could not approve it. Here is why.',
    heading: 'We could not approve your claim',
    intro: [`Hi ${facts.name}, a person read your claim of ${facts.businessName}. The reason:`],
    quote: reasonGiven(facts.reason, facts.note),
    button: { label: 'Claim it another way', url: facts.claimsUrl, kind: 'act' },
    notes: [
      ...(facts.appealUntil
        ? [`You can appeal once, until ${dayOf(facts.appealUntil)}, on the page of your claim.`]
        : []),
      'You can try again with another proof. After two claims that were not approved there is a pause of 30 days.',
    ],
    reason: toClaimant,
  }),
} satisfies Mails;
