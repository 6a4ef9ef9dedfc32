import { defineMail } from '../templates/define.js';
import {
  accountName,
  askedFor,
  noticed,
  resetEnds,
  sampleNotice,
  securityReason,
  whatHappened,
} from './shared/security.js';

export const newDeviceMail = defineMail({
  template: 'new-device',
  on: [noticed('new_device')],
  kind: 'security',
  words: (facts) => ({
    subject: `New login to your ${accountName(facts.audience)}`,
    preview: `${facts.device}. If this was you, you do not need to do anything.`,
    heading: 'Login from a new browser',
    intro: [`Hi ${facts.name}, someone logged in to your account from a browser we had not seen before.`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Set a new password', url: facts.resetUrl, kind: 'own' },
    notes: ['If this was you, you do not need to do anything.', `Not you? ${resetEnds(facts.audience)}`, askedFor],
    reason: securityReason,
  }),
  sample: {
    facts: sampleNotice,
    subject: 'New login to your PoolPros account',
    button: 'https://poolpros.example/forgot-password',
  },
});
