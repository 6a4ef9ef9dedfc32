import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, joined, type MailContent } from './content.js';

export function contactRequestCopy(facts: MailFacts<'contact-request-copy'>): MailContent {
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
