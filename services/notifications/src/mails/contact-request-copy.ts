import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, joined, type MailContent } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';

type Unclaimed = MailFacts<'contact-request-copy'>['unclaimed'][number];

const noteOnUnclaimed = ({ name, reached }: Unclaimed): string =>
  reached
    ? `${name} has not joined PoolPros yet. Your message goes to the email that we have for it. We cannot tell whether somebody reads it there.`
    : `Your message has not reached ${name}: it has not joined PoolPros, and we have no working email for it. We keep the message, and the business finds it when it joins. Until then, call instead.`;

function words(facts: MailFacts<'contact-request-copy'>): MailContent {
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

export const contactRequestCopyMail = defineMail({
  template: 'contact-request-copy',
  on: [
    after(contactRequestCreated, ({ contactRequestId, groupId = contactRequestId }) =>
      // Requests that were sent together share one copy, which names all recipients.
      groupId === contactRequestId ? contactRequestId : null,
    ),
  ],
  kind: 'stoppable',
  unconfirmed: true,
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      profileUrl: 'https://poolpros.example/p',
    },
    subject: 'We sent your message to Hillstone Pools & Spas',
    button: 'https://poolpros.example/p',
  },
});
