import { submissionDraftSaved } from '@poolpros/contracts/events/directory';
import { longDate } from '@poolpros/contracts/long-date';
import { after, defineMail } from '../templates/define.js';
import { ignored, ofDraft } from './shared/submissions.js';

export const draftSavedMail = defineMail({
  template: 'draft-saved',
  on: [after(submissionDraftSaved, ({ draftId }) => draftId)],
  kind: 'stoppable',
  unconfirmed: true,
  words: ({ draftUrl, keptUntil }) => ({
    subject: 'Your draft listing on PoolPros',
    preview: 'Continue on any device.',
    heading: 'Your draft is saved',
    intro: ['Here is the link to the listing that you started. It works on any device and opens where you left off.'],
    button: { label: 'Continue with the draft', url: draftUrl, kind: 'own', spellOut: true },
    notes: [
      `We will keep the draft until ${longDate(keptUntil)}, or longer if you save it again. Anyone who has the link can read it.`,
      ignored,
    ],
    reason: ofDraft,
  }),
  sample: {
    facts: {
      draftUrl: 'https://poolpros.example/d',
      keptUntil: '2026-12-23T10:00:00.000Z',
    },
    subject: 'Your draft listing on PoolPros',
    button: 'https://poolpros.example/d',
  },
});
