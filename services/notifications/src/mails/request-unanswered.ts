import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { requestUnanswered } from '@poolpros/contracts/events/directory';
import { formatList } from '@poolpros/contracts/format-list';
import { requestLimits } from '@poolpros/contracts/limits';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { listedLink } from './shared/listings.js';
import { toHomeowner } from './shared/requests.js';

function words({ name, silent, offered, followUrl }: MailFacts<'request-unanswered'>): MailContent {
  const waited = `${greeting(name)} ${formatList(silent)} ${silent.length === 1 ? 'has' : 'have'} not answered your message in ${requestLimits.unansweredHours} hours.`;
  const shared = {
    subject: 'Nobody has answered your request yet',
    heading: 'No answer yet',
    reason: `${toHomeowner} We send this email only once.`,
  };
  if (offered.length === 0)
    return {
      ...shared,
      preview: 'What you can do now.',
      intro: [`${waited} We know of no other business near you that takes requests.`],
      button: { label: 'Open your private page', url: followUrl, kind: 'own' },
      notes: ['An answer may still come. In the meantime, a call is often faster.'],
    };
  return {
    ...shared,
    preview: `Others near you: ${offered.map((each) => each.name).join(', ')}`,
    intro: [
      `${waited} ${offered.length === 1 ? 'This business takes requests and is' : 'These businesses take requests and are'} within ${serviceRadiusMiles.default} miles or ${offered.length === 1 ? 'says that it covers' : 'say that they cover'} your area:`,
    ],
    links: offered.map(listedLink),
    button: { label: 'Send your message to others', url: followUrl, kind: 'act' },
    notes: [
      'The button opens your private page. Select the businesses there, and we will send them your message. You do not have to type it again.',
    ],
  };
}

export const requestUnansweredMail = defineMail({
  template: 'request-unanswered',
  on: [after(requestUnanswered, ({ requestId }) => requestId)],
  kind: 'stoppable',
  unconfirmed: true,
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      silent: ['Hillstone Pools & Spas'],
      offered: [
        {
          name: 'Lone Heron Pool Co.',
          location: 'Austin, TX',
          rating: 4.8,
          reviewCount: 36,
          profileUrl: 'https://poolpros.example/p1',
        },
        {
          name: 'Blue Mesa Pools',
          location: 'Lakeway, TX',
          rating: null,
          reviewCount: 0,
          profileUrl: 'https://poolpros.example/p2',
        },
      ],
      followUrl: 'https://poolpros.example/request/abc',
    },
    subject: 'Nobody has answered your request yet',
    button: 'https://poolpros.example/request/abc',
  },
});
