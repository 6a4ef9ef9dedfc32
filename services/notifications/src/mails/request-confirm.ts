import { requestHeld } from '@poolpros/contracts/events/directory';
import { formatList } from '@poolpros/contracts/format-list';
import { greeting } from '../templates/content.js';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';

export const requestConfirmMail = defineMail({
  template: 'request-confirm',
  on: [after(requestHeld, ({ requestId }) => requestId)],
  kind: 'security',
  unconfirmed: true,
  words: ({ name, businessNames, confirmUrl, confirmUntil }) => ({
    subject: 'Confirm your message on PoolPros',
    preview: 'It will be sent once you confirm it.',
    heading: 'One more click to send your message',
    intro: [
      `${greeting(name)} you wrote to ${formatList(businessNames)}. Before we pass the message on, please confirm that this address is yours.`,
    ],
    button: { label: 'Read it again and confirm', url: confirmUrl, kind: 'act', spellOut: true },
    notes: [
      `Opening the link only shows the message; the button on the page sends it. The link works until ${dayOf(confirmUntil)}.`,
      'Not you? Do nothing, and nothing will be sent.',
    ],
    reason: 'You received this email because this address was used to request a quote.',
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessNames: ['Hillstone Pools & Spas', 'Blue Mesa Pools'],
      confirmUrl: 'https://poolpros.example/request/abc',
      confirmUntil: '2026-12-05T18:00:00.000Z',
    },
    subject: 'Confirm your message on PoolPros',
    button: 'https://poolpros.example/request/abc',
  },
});
