import { webhookTurnedOff } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';

export const webhookOffMail = defineMail({
  template: 'webhook-off',
  on: [after(webhookTurnedOff, ({ webhookId }) => webhookId)],
  kind: 'stoppable',
  words: (facts) => ({
    subject: `A webhook for ${facts.businessName} is off`,
    preview: `Nothing will be sent to ${facts.host} until you turn the webhook back on.`,
    heading: 'A webhook is off',
    intro: [
      facts.cause === 'gone'
        ? `${facts.host} responded that the endpoint is gone (410), so we turned off the webhook for ${facts.businessName}.`
        : `For ${facts.failingDays} days, ${facts.host} has not accepted anything we sent, so we turned off the webhook for ${facts.businessName}.`,
    ],
    button: { label: 'Open Connections', url: facts.roomUrl, kind: 'own' },
    notes: [
      'Once your endpoint works, turn the webhook on again. Then you can resend the deliveries listed as failed. Events that happen while it is off will not be sent later.',
    ],
    reason: "You received this email because you manage this business's page.",
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      host: 'hooks.hillstone.example',
      cause: 'failing',
      failingDays: 5,
      roomUrl: 'https://poolpros.example/d',
    },
    subject: 'A webhook for Hillstone Pools & Spas is off',
    button: 'https://poolpros.example/d',
  },
});
