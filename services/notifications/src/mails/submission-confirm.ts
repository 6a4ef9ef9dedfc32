import { submissionReceived } from '@poolpros/contracts/events/directory';
import { greeting } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';

export const submissionConfirmMail = defineMail({
  template: 'submission-confirm',
  on: [after(submissionReceived, ({ submissionId }) => submissionId)],
  kind: 'security',
  unconfirmed: true,
  words: (facts) => ({
    subject: 'Confirm your listing on PoolPros',
    preview: 'One click sends it to us for review.',
    heading: 'Confirm your email address to continue',
    intro: [
      `${greeting(facts.contactName)} you asked us to list a business. Please confirm that this address is yours. Someone on our team will then review the listing.`,
    ],
    button: { label: 'Confirm the listing', url: facts.confirmUrl, kind: 'act', spellOut: true },
    notes: [
      'Opening the link only shows the listing; the button on the page confirms it.',
      'Not you? Do nothing, and nothing will be published.',
    ],
    reason: 'You received this email because this address was used to list a business.',
  }),
  sample: {
    facts: {
      contactName: 'Dana Kessler',
      confirmUrl: 'https://poolpros.example/submission-confirmation?token=abc',
    },
    subject: 'Confirm your listing on PoolPros',
    button: 'https://poolpros.example/submission-confirmation?token=abc',
  },
});
