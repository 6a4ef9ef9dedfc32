import { contactRequestWithdrawn } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { toBusiness } from './shared/requests.js';

export const requestWithdrawnMail = defineMail({
  template: 'request-withdrawn',
  on: [after(contactRequestWithdrawn, ({ contactRequestId }) => contactRequestId)],
  kind: 'stoppable',
  words: ({ name, businessName }) => ({
    subject: `${name} has withdrawn the request`,
    preview: 'There is nothing left to do.',
    heading: `${name} no longer needs a quote`,
    intro: [
      `${name} has withdrawn the request to ${businessName}. There is nothing left to do, and the request will not count as unanswered.`,
    ],
    notes: [],
    reason: toBusiness(businessName),
  }),
  sample: {
    facts: { name: 'Jordan Avila', businessName: 'Hillstone Pools & Spas' },
    subject: 'Jordan Avila has withdrawn the request',
    button: null,
  },
});
