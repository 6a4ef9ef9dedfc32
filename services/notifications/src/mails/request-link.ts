import { requestLinkRequested } from '@poolpros/contracts/events/directory';
import { greeting } from '../templates/content.js';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';
import { toHomeowner } from './shared/requests.js';

export const requestLinkMail = defineMail({
  template: 'request-link',
  on: [after(requestLinkRequested, ({ requestId }) => requestId)],
  kind: 'security',
  unconfirmed: true,
  words: ({ name, followUrl, followUntil }) => ({
    subject: 'The link to your request on PoolPros',
    preview: 'It opens your private page.',
    heading: 'Here is your link',
    intro: [`${greeting(name)} someone (most likely you) asked us for the link to your private page.`],
    button: { label: 'Open your private page', url: followUrl, kind: 'own', spellOut: true },
    notes: [
      `It works until ${dayOf(followUntil)}, and you do not need an account. Anyone who has the link can open the page.`,
      'Not you? Do nothing. We send the link only to this address.',
    ],
    reason: toHomeowner,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      followUrl: 'https://poolpros.example/request/abc',
      followUntil: '2027-02-18T18:00:00.000Z',
    },
    subject: 'The link to your request on PoolPros',
    button: 'https://poolpros.example/request/abc',
  },
});
