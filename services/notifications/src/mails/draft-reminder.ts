import { submissionDraftReminderDue } from '@poolpros/contracts/events/directory';
import { draftDays } from '@poolpros/contracts/listing-options';
import { longDate } from '@poolpros/contracts/long-date';
import { after, defineMail } from '../templates/define.js';
import { ignored, ofDraft } from './shared/submissions.js';

export const draftReminderMail = defineMail({
  template: 'draft-reminder',
  on: [after(submissionDraftReminderDue, ({ draftId }) => draftId)],
  kind: 'stoppable',
  unconfirmed: true,
  words: ({ draftUrl, keptUntil }) => ({
    subject: 'Your draft on PoolPros is waiting',
    preview: 'We will erase it if you do not continue.',
    heading: 'You have not submitted your listing yet',
    intro: [`You started listing a business ${draftDays.reminder} days ago. What you typed is still there.`],
    button: { label: 'Continue with the draft', url: draftUrl, kind: 'own', spellOut: true },
    notes: [`It will be erased on ${longDate(keptUntil)}. This is the only reminder.`, ignored],
    reason: ofDraft,
  }),
  sample: {
    facts: {
      draftUrl: 'https://poolpros.example/d',
      keptUntil: '2026-12-23T10:00:00.000Z',
    },
    subject: 'Your draft on PoolPros is waiting',
    button: 'https://poolpros.example/d',
  },
});
