import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { type MailContent, opening } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { answerLink, replyNote, toBusiness } from './shared/requests.js';

type Facts = MailFacts<'contact-request'>;

/** How many businesses the homeowner asked, for a reader who is one of them. */
function alsoSentTo(others: number): string {
  if (others === 0) return 'It was sent to you and to nobody else.';
  return `It was also sent to ${others === 1 ? 'one other business' : `${others} other businesses`}.`;
}

/** For the contact of a business that has not joined: why the mail came, and how to claim the page. */
const requestOfUnclaimed = ({ businessName, others }: Facts, claimUrl: string) =>
  ({
    intro: [
      `A homeowner wrote to ${businessName} through its page on PoolPros, a directory of pool and spa contractors. Nobody has claimed that page yet, so we are sending the message to the email address we have for the business. ${alsoSentTo(others)}`,
    ],
    secondLink: { label: 'Claim your page', url: claimUrl },
    reason: `You received this email because this address is the contact for ${businessName} in our directory. Requests are never sold.`,
  }) satisfies Partial<MailContent>;

const claimNotes = [
  'You do not need an account to answer.',
  'Claiming the page is free. Once it is yours, you decide what it says, and you can also find requests in your dashboard.',
];

const requestOfClaimed = ({ businessName, others }: Facts) =>
  ({
    intro: [`A homeowner wrote to ${businessName} through your page. ${alsoSentTo(others)}`],
    reason: toBusiness(businessName),
  }) satisfies Partial<MailContent>;

function words(facts: Facts): MailContent {
  const { name, message, details, phone, answerUrl, claimUrl, canReply } = facts;
  const known: [label: string, value: string][] = [
    ...details.map(({ label, value }): [string, string] => [label, value]),
    ...(phone ? [['Phone', phone] satisfies [string, string]] : []),
  ];
  return {
    subject: `New request from ${name}`,
    preview: opening(message),
    heading: `${name} is asking you for a quote`,
    quote: { text: message },
    ...(known.length > 0 && { facts: known }),
    button: { label: `Answer ${name}`, url: answerUrl, kind: 'act' },
    notes: [...replyNote(canReply, name), ...(claimUrl ? claimNotes : []), answerLink],
    ...(claimUrl ? requestOfUnclaimed(facts, claimUrl) : requestOfClaimed(facts)),
  };
}

export const contactRequestMail = defineMail({
  template: 'contact-request',
  on: [after(contactRequestCreated, ({ contactRequestId }) => contactRequestId)],
  kind: 'stoppable',
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      phone: '+15125550100',
      message: 'Side gate is 9 ft wide.\nSwim by June?',
      details: [
        { label: 'When', value: 'This season' },
        { label: 'Budget', value: '$50,000 to $100,000' },
      ],
      others: 2,
      canReply: true,
      answerUrl: 'https://poolpros.example/answer-request/abc',
    },
    subject: 'New request from Jordan Avila',
    button: 'https://poolpros.example/answer-request/abc',
  },
});
