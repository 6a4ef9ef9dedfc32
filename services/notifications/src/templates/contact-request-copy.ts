import type { MailFacts } from '@poolpros/contracts/http/internal';
import { joined, type MailContent, opening } from './content.js';

export function contactRequestCopy(facts: MailFacts<'contact-request-copy'>): MailContent {
  const { businessName, name, message, profileUrl, together } = facts;
  const shared = {
    preview: opening(message),
    heading: 'Your message is on its way',
    quote: { text: message },
    notes: ['They have your address and answer you directly, usually by mail or phone.'],
    reason:
      'You get this because this address was used to ask for a price. Not you? Reply to this mail and we erase it.',
  };
  if (!together)
    return {
      ...shared,
      subject: `We sent your message to ${businessName}`,
      intro: [`Hi ${name}, we sent this to ${businessName} and to nobody else:`],
      button: { label: `See ${businessName}`, url: profileUrl, kind: 'own' },
    };
  const all = [businessName, ...together.others];
  return {
    ...shared,
    subject: `We sent your message to ${all.length} businesses`,
    intro: [`Hi ${name}, we sent this to the ${all.length} businesses you ticked, ${joined(all)}, and to nobody else:`],
    button: { label: 'See them side by side', url: together.compareUrl, kind: 'own' },
  };
}
