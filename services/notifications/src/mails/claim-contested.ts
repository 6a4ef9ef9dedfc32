import { claimSentForReview } from '@poolpros/contracts/events/directory';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';

export const claimContestedMail = defineMail({
  template: 'claim-contested',
  on: [after(claimSentForReview, ({ claimId, hasOwner }) => (hasOwner ? claimId : null))],
  kind: 'legal',
  words: (facts) => ({
    subject: `Someone else is claiming the page for ${facts.businessName}`,
    preview: `You have until ${dayOf(facts.answerUntil)} to answer.`,
    heading: 'Someone else is claiming your page',
    intro: [
      `${facts.claimant ?? 'Someone else'} says that they run ${facts.businessName}. Until you answer, your page stays as it is.`,
      `Share the page, transfer it, or refuse by ${dayOf(facts.answerUntil)}. After that, someone on our team will decide.`,
    ],
    button: { label: 'Answer the claim', url: facts.answerUrl, kind: 'act', spellOut: true },
    notes: ['If you do not answer, the page will change hands only with strong proof.'],
    reason: 'You received this email because you are an owner of the page.',
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      claimant: 'Robin Hale',
      answerUntil: '2026-11-25T18:00:00.000Z',
      answerUrl: 'https://poolpros.example/a?t=abc',
    },
    subject: 'Someone else is claiming the page for Hillstone Pools & Spas',
    button: 'https://poolpros.example/a?t=abc',
  },
});
