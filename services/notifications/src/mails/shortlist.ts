import { counted } from '@poolpros/contracts/counted';
import { shortlistMailRequested } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { listedLink } from './shared/listings.js';

function words({ installers, listUrl, keptDays }: MailFacts<'shortlist'>): MailContent {
  const count = counted(installers.length, 'contractor');
  return {
    subject: `Your shortlist: ${count}`,
    preview: installers.map(({ name }) => name).join(', '),
    heading: 'Your shortlist',
    intro: [`Here is the list of ${count} that was saved on PoolPros, most likely by you.`],
    links: installers.map(listedLink),
    button: { label: 'Open the shortlist', url: listUrl, kind: 'own' },
    notes: ['We did not tell any contractor about the list, and your notes stay on your device.'],
    reason: `You received this email because someone entered this address on our shortlist page. We will not send any other email, and the address will be erased after ${keptDays} days.`,
  };
}

export const shortlistMail = defineMail({
  template: 'shortlist',
  on: [after(shortlistMailRequested, ({ shortlistMailId }) => shortlistMailId)],
  kind: 'stoppable',
  unconfirmed: true,
  words,
  sample: {
    facts: {
      installers: [
        {
          name: 'Hillstone Pools & Spas',
          location: 'Austin, TX',
          rating: 4.8,
          reviewCount: 36,
          profileUrl: 'https://poolpros.example/p1',
        },
        {
          name: 'Blue <b>Mesa</b> Pools',
          location: 'Lakeway, TX',
          rating: null,
          reviewCount: 0,
          profileUrl: 'https://poolpros.example/p2',
        },
      ],
      listUrl: 'https://poolpros.example/shortlist?ids=1,2',
      keptDays: 2,
    },
    subject: 'Your shortlist: 2 contractors',
    button: 'https://poolpros.example/shortlist?ids=1,2',
  },
});
