import { claimApproved } from '@poolpros/contracts/events/directory';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';

export const claimNoticeMail = defineMail({
  template: 'claim-notice',
  on: [after(claimApproved, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `The page for ${facts.businessName} has a new owner`,
    preview: 'If this was not you, tell us.',
    heading: 'Someone claimed your page',
    intro: [
      `Someone else manages the page for ${facts.businessName} now. They proved to us that they run the business, or an owner of the page let them in.`,
      'If this was you or someone on your team, or you agreed to it, you do not need to do anything.',
    ],
    button: { label: 'This was not us', url: facts.objectUrl, kind: 'act', spellOut: true },
    notes: [
      `You have until ${dayOf(facts.objectUntil)} to tell us. Someone on our team will then look at how the page was claimed.`,
    ],
    reason: 'You received this email because this address was on the page, or because the page was yours.',
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      objectUrl: 'https://poolpros.example/o?t=abc',
      objectUntil: '2026-12-09T18:00:00.000Z',
    },
    subject: 'The page for Hillstone Pools & Spas has a new owner',
    button: 'https://poolpros.example/o?t=abc',
  },
});
