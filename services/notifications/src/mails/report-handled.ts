import { listingReportHandled } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';

export const reportHandledMail = defineMail({
  template: 'report-handled',
  on: [after(listingReportHandled, ({ reportId }) => reportId)],
  kind: 'legal',
  unconfirmed: true,
  words: ({ businessName, reason, outcome, profileUrl }) => ({
    subject: `Update on your report about ${businessName}`,
    preview: outcome === 'changed' ? 'The page was changed.' : 'The page stays as it is.',
    heading: 'We have looked at your report',
    intro: [
      `You reported the page for ${businessName}: “${reason}”.`,
      outcome === 'changed'
        ? 'You were right, and we have acted on it. Thank you.'
        : 'We checked the page and found nothing that needed to be changed. Thank you for taking the time.',
    ],
    ...(profileUrl && { button: { label: 'Open the page', url: profileUrl, kind: 'own' } as const }),
    notes: ['If something is still wrong, report it again and tell us what we missed.'],
    reason: 'You received this email because this address was given in a report.',
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      reason: 'The business has closed',
      outcome: 'changed',
      profileUrl: 'https://poolpros.example/pool-contractor/texas/austin/hillstone-pools-and-spas-12',
    },
    subject: 'Update on your report about Hillstone Pools & Spas',
    button: 'https://poolpros.example/pool-contractor/texas/austin/hillstone-pools-and-spas-12',
  },
});
