import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

const toClaimant = 'You get this because you claimed a page. Decisions are always mailed.';

export const claimDisputed = (facts: MailFacts<'claim-disputed'>): MailContent => ({
  subject: `Your claim of ${facts.businessName} is disputed`,
  preview: 'A person looks at it.',
  heading: 'Somebody says that the page is not yours',
  intro: [
    `Hi ${facts.name}, the business at ${facts.businessName} was told that you look after its page, and says that it does not know of it.`,
    'The page stays yours while a person looks at how you claimed it. We mail you the decision.',
  ],
  button: { label: 'See your claim', url: facts.claimsUrl, kind: 'own' },
  notes: ['Answer this mail if you can say more about who you are at the business.'],
  reason: toClaimant,
});

export const claimUpheld = (facts: MailFacts<'claim-upheld'>): MailContent => ({
  subject: `The page of ${facts.businessName} stays yours`,
  preview: 'A person looked at your claim.',
  heading: 'The page stays yours',
  intro: [`Hi ${facts.name}, a person looked at your claim of ${facts.businessName}. Nothing changes.`],
  button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
  notes: [],
  reason: toClaimant,
});

export const claimRevoked = (facts: MailFacts<'claim-revoked'>): MailContent => ({
  subject: `The page of ${facts.businessName} is no longer yours`,
  preview: 'Your claim was taken back. Here is why.',
  heading: 'Your claim was taken back',
  intro: [
    `Hi ${facts.name}, a person looked at your claim of ${facts.businessName} again and took it back. The reason:`,
  ],
  quote: { ...(facts.note ? { lead: facts.reason, text: facts.note } : { text: facts.reason }) },
  button: { label: 'See your claims', url: facts.claimsUrl, kind: 'own' },
  notes: ['What was changed on the page since then is undone, and you were logged out everywhere.'],
  reason: toClaimant,
});

export const claimObjectionDecided = (facts: MailFacts<'claim-objection-decided'>): MailContent => ({
  subject: `We looked at the claim of ${facts.businessName}`,
  preview: facts.isTakenBack ? 'The page was taken back.' : 'The page stays with who claimed it.',
  heading: facts.isTakenBack ? 'The page was taken back' : 'The page stays as it is',
  intro: facts.isTakenBack
    ? [
        `You told us that it was not you who claimed the page of ${facts.businessName}. It was taken back, and what was changed since then is undone.`,
      ]
    : [
        `You told us that it was not you who claimed the page of ${facts.businessName}. A person looked at how it was proved, and the page stays with who claimed it.`,
      ],
  button: { label: 'See the page', url: facts.profileUrl, kind: 'own' },
  notes: facts.isTakenBack ? [] : ['If you can show that the page is yours, claim it.'],
  reason: 'You get this because you told us that it was not you.',
});
