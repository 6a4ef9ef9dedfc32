import { draftDays } from '@poolpros/contracts/listing-options';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const reason = 'You get this because this address was given to keep the draft of a listing.';
const ignored = 'This was not you? Do nothing: nothing is published from a draft.';

export const draftSaved = ({ draftUrl, keptUntil }: MailFacts<'draft-saved'>): MailContent => ({
  subject: 'The draft of your listing on PoolPros',
  preview: 'Go on with it on any device.',
  heading: 'Your draft is kept',
  intro: ['Here is the way back to the listing that you began. It opens on any device, where you left it.'],
  button: { label: 'Go on with the draft', url: draftUrl, kind: 'own', spellOut: true },
  notes: [
    `It is kept until ${day.format(new Date(keptUntil))}, and longer when you save it again. Who has the link can read it.`,
    ignored,
  ],
  reason,
});

export const draftReminder = ({ draftUrl, keptUntil }: MailFacts<'draft-reminder'>): MailContent => ({
  subject: 'Your draft on PoolPros is waiting',
  preview: 'It is erased if you do not go on with it.',
  heading: 'Your listing is not sent yet',
  intro: [`You began to list a business ${draftDays.reminder} days ago. What you typed is still there.`],
  button: { label: 'Go on with the draft', url: draftUrl, kind: 'own', spellOut: true },
  notes: [`It is erased on ${day.format(new Date(keptUntil))}. This is the only reminder.`, ignored],
  reason,
});
