import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const webhookOff = (facts: MailFacts<'webhook-off'>): MailContent => ({
  subject: `A webhook of ${facts.businessName} is off`,
  preview: `Nothing goes to ${facts.host} until you turn it on again.`,
  heading: 'A webhook is off',
  intro: [
    facts.cause === 'gone'
      ? `${facts.host} said that the endpoint is gone (410), so we turned the webhook of ${facts.businessName} off.`
      : `For ${facts.failingDays} days ${facts.host} took nothing that we sent, so we turned the webhook of ${facts.businessName} off.`,
  ],
  button: { label: 'Open Connections', url: facts.roomUrl, kind: 'own' },
  notes: [
    'Once your endpoint works, turn the webhook on again. Then you can send again what stands in its list as failed. What happens while it is off is not sent later.',
  ],
  reason: 'You get this because you look after the page of this business. Such steps are always mailed.',
});
