import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, joined, type MailContent, type Mails, opening } from './content.js';

/** To the contact of a business that has not joined: why the mail came, and how the page becomes theirs. */
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

const contactRequest = (facts: MailFacts<'contact-request'>): MailContent => ({
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

type Unclaimed = MailFacts<'contact-request-copy'>['unclaimed'][number];

const noteOnUnclaimed = ({ name, reached }: Unclaimed): string =>
  reached
    ? `${name} has not joined PoolPros yet. Your message goes to the email that we have for it. We cannot tell whether somebody reads it there.`
    : `Your message has not reached ${name}: it has not joined PoolPros, and we have no working email for it. We keep the message, and the business finds it when it joins. Until then, call instead.`;

function contactRequestCopy(facts: MailFacts<'contact-request-copy'>): MailContent {
  const { businessName, name, profileUrl, together, unclaimed } = facts;
  const all = [businessName, ...(together?.others ?? [])];
  const missed = new Set(unclaimed.filter(({ reached }) => !reached).map((each) => each.name));
  const reached = all.filter((each) => !missed.has(each));
  const shared = {
    notes: unclaimed.map(noteOnUnclaimed),
    button: together
      ? { label: 'See them side by side', url: together.compareUrl, kind: 'own' as const }
      : { label: `See ${businessName}`, url: profileUrl, kind: 'own' as const },
    reason:
      'You get this because this address was used to ask for a price. Not you? Reply to this mail and we erase it.',
  };
  if (reached.length === 0)
    return {
      ...shared,
      subject: `Your message to ${all.length === 1 ? businessName : `${all.length} businesses`} was not delivered`,
      preview: 'What you can do instead.',
      heading: 'Your message was not delivered',
      intro: [`${greeting(name)} we could not pass your message on to ${joined(all)}.`],
    };
  const sent = {
    ...shared,
    preview: 'They answer you directly.',
    heading: 'Your message is on its way',
    notes: ['They have your email and answer you directly, usually by email or phone.', ...shared.notes],
  };
  if (!together)
    return {
      ...sent,
      subject: `We sent your message to ${businessName}`,
      intro: [`${greeting(name)} we sent your message to ${businessName} and to nobody else.`],
    };
  const count = reached.length === 1 ? reached[0] : `${reached.length} businesses`;
  return {
    ...sent,
    subject: `We sent your message to ${count}`,
    intro: [
      missed.size > 0
        ? `${greeting(name)} we sent your message to ${joined(reached)}, which you selected, and to nobody else.`
        : `${greeting(name)} we sent your message to the ${all.length} businesses you selected, ${joined(all)}, and to nobody else.`,
    ],
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
    notes: ['We did not tell any contractor, and notes stay on your device.'],
    reason: `You get this because somebody typed this address on our shortlist page. We send no other mail, and the address is erased after ${keptDays} days.`,
  };
}

function ratingOf({ rating, reviewCount }: Listed): string {
  if (rating === null || reviewCount === 0) return 'No reviews yet';
  return `${rating.toFixed(1)} stars in ${reviewCount} job ${reviewCount === 1 ? 'review' : 'reviews'}`;
}

/** The mails about what a homeowner asked for, and to whom. */
export const requestMails = {
  'contact-request': contactRequest,
  'contact-request-copy': contactRequestCopy,
  shortlist,
} satisfies Mails;
