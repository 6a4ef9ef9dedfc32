import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, joined, type MailContent, type Mails, opening } from './content.js';

function contactRequestCopy(facts: MailFacts<'contact-request-copy'>): MailContent {
  const { businessName, name, profileUrl, together } = facts;
  const shared = {
    preview: 'They answer you directly.',
    heading: 'Your message is on its way',
    notes: ['They have your email and answer you directly, usually by email or phone.'],
    reason:
      'You get this because this address was used to ask for a price. Not you? Reply to this mail and we erase it.',
  };
  if (!together)
    return {
      ...shared,
      subject: `We sent your message to ${businessName}`,
      intro: [`${greeting(name)} we sent your message to ${businessName} and to nobody else.`],
      button: { label: `See ${businessName}`, url: profileUrl, kind: 'own' },
    };
  const all = [businessName, ...together.others];
  return {
    ...shared,
    subject: `We sent your message to ${all.length} businesses`,
    intro: [
      `${greeting(name)} we sent your message to the ${all.length} businesses you ticked, ${joined(all)}, and to nobody else.`,
    ],
    button: { label: 'See them side by side', url: together.compareUrl, kind: 'own' },
  };
}

type Listed = MailFacts<'shortlist'>['installers'][number];

function shortlist({ installers, listUrl, keptDays }: MailFacts<'shortlist'>): MailContent {
  const count = installers.length === 1 ? '1 contractor' : `${installers.length} contractors`;
  return {
    subject: `Your shortlist: ${count}`,
    preview: installers.map(({ name }) => name).join(', '),
    heading: 'Your shortlist',
    intro: [`Here is the list of ${count} that was saved on PoolPros, most likely by you.`],
    links: installers.map((installer) => ({
      title: installer.name,
      url: installer.profileUrl,
      text: `${installer.location} · ${ratingOf(installer)}`,
    })),
    button: { label: 'Open the shortlist', url: listUrl, kind: 'own' },
    notes: ['No contractor was told, and notes stay on the device they were written on.'],
    reason: `You get this because somebody typed this address on our shortlist page. It is the only mail: nothing else will come, and the address is erased after ${keptDays} days.`,
  };
}

function ratingOf({ rating, reviewCount }: Listed): string {
  if (rating === null || reviewCount === 0) return 'No reviews yet';
  return `${rating.toFixed(1)} stars in ${reviewCount} job ${reviewCount === 1 ? 'review' : 'reviews'}`;
}

/** The mails about what a homeowner asked for, and to whom. */
export const requestMails = {
  'contact-request': (facts) => ({
    subject: `New request from ${facts.name}`,
    preview: opening(facts.message),
    heading: `${facts.name} asks you for a price`,
    intro: [`A homeowner wrote to ${facts.businessName} through your page:`],
    quote: { text: facts.message },
    facts: [
      ['Name', facts.name],
      ['Email', facts.email],
      ...(facts.phone ? [['Phone', facts.phone] satisfies [string, string]] : []),
    ],
    button: facts.requestUrl
      ? { label: 'Open the request', url: facts.requestUrl, kind: 'act' }
      : { label: 'See your page', url: facts.profileUrl, kind: 'own' },
    notes: [`Just reply to this mail: your answer goes to ${facts.name} directly.`],
    reason: `You get this because ${facts.businessName} is listed on PoolPros. Requests are never sold.`,
  }),
  'contact-request-copy': contactRequestCopy,
  shortlist,
} satisfies Mails;
