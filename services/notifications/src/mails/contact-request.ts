import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { type MailContent, opening } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';

/** For the contact of a business that has not joined: why the mail came, and how to claim the page. */
function requestOfUnclaimed(claimUrl: string, facts: MailFacts<'contact-request'>) {
  return {
    intro: [
      `A homeowner wrote to ${facts.businessName} through its page on PoolPros, a directory of pool and spa contractors. Nobody has claimed that page yet, so the message comes to the email that we have for the business:`,
    ],
    button: { label: 'Claim your page', url: claimUrl, kind: 'act' },
    notes: [
      `Just reply to this mail: your answer goes to ${facts.name} directly. You need no account for it.`,
      'Claiming the page is free. Then you decide what it says, and you also find requests in your dashboard.',
    ],
    reason: `You get this because this email is the contact for ${facts.businessName} in our directory. Requests are never sold.`,
  } satisfies Partial<MailContent>;
}

function requestOfClaimed(facts: MailFacts<'contact-request'>) {
  return {
    intro: [`A homeowner wrote to ${facts.businessName} through your page:`],
    button: facts.requestUrl
      ? { label: 'Open the request', url: facts.requestUrl, kind: 'act' }
      : { label: 'See your page', url: facts.profileUrl, kind: 'own' },
    notes: [`Just reply to this mail: your answer goes to ${facts.name} directly.`],
    reason: `You get this because ${facts.businessName} is listed on PoolPros. Requests are never sold.`,
  } satisfies Partial<MailContent>;
}

const words = (facts: MailFacts<'contact-request'>): MailContent => ({
  subject: `New request from ${facts.name}`,
  preview: opening(facts.message),
  heading: `${facts.name} asks you for a price`,
  quote: { text: facts.message },
  facts: [
    ['Name', facts.name],
    ['Email', facts.email],
    ...(facts.phone ? [['Phone', facts.phone] satisfies [string, string]] : []),
  ],
  ...(facts.claimUrl ? requestOfUnclaimed(facts.claimUrl, facts) : requestOfClaimed(facts)),
});

export const contactRequestMail = defineMail({
  template: 'contact-request',
  on: [after(contactRequestCreated, ({ contactRequestId }) => contactRequestId)],
  kind: 'stoppable',
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      email: 'jordan@home.example',
      phone: '+15125550100',
      message: 'Side gate is 9 ft wide.\nSwim by June?',
      requestUrl: 'https://poolpros.example/d',
      profileUrl: 'https://poolpros.example/p',
    },
    subject: 'New request from Jordan Avila',
    button: 'https://poolpros.example/d',
  },
});
