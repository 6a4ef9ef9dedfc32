import { submissionRejected } from '@poolpros/contracts/events/directory';
import { reasonGiven } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { ofDecision } from './shared/submissions.js';

export const submissionRejectedMail = defineMail({
  template: 'submission-rejected',
  on: [after(submissionRejected, ({ submissionId }) => submissionId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `About your listing for ${facts.businessName}`,
    preview: 'We could not publish it. Here is why.',
    heading: 'We could not publish your listing',
    intro: [
      `Hi ${facts.contactName}, someone on our team looked at ${facts.businessName} and decided not to publish it. The reason:`,
    ],
    quote: reasonGiven(facts.reason, facts.note),
    button: facts.againUrl
      ? { label: 'Correct it and send it again', url: facts.againUrl, kind: 'act' }
      : { label: 'See its status', url: facts.statusUrl, kind: 'own' },
    ...(facts.againUrl && { secondLink: { label: 'See its status', url: facts.statusUrl } }),
    notes: [
      facts.againUrl
        ? 'If you can correct the listing, send it again: the form still has what you wrote. We will review it as a new listing.'
        : 'You have sent it as many times as allowed. This decision is final.',
    ],
    reason: ofDecision,
  }),
  sample: {
    facts: {
      contactName: 'Dana Kessler',
      businessName: 'Hillstone Pools & Spas',
      reason: 'Already listed.',
      note: 'See the page from 2024.',
      statusUrl: 'https://poolpros.example/s',
      againUrl: 'https://poolpros.example/l',
    },
    subject: 'About your listing for Hillstone Pools & Spas',
    button: 'https://poolpros.example/l',
  },
});
