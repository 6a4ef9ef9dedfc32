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

export const passwordChangedMail = defineMail({
  template: 'password-changed',
  on: [noticed('password_changed')],
  kind: 'security',
  words: (facts) => ({
    subject: `The password for your ${accountName(facts.audience)} was changed`,
    preview: 'If this was you, you do not need to do anything.',
    heading: 'Your password was changed',
    intro: [`Hi ${facts.name}, your account has a new password. All other sessions have been ended.`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Set a new password', url: facts.resetUrl, kind: 'own' },
    notes: ['If this was you, you do not need to do anything.', `Not you? ${resetEnds(facts.audience)}`, askedFor],
    reason: securityReason,
  }),
  sample: {
    facts: sampleNotice,
    subject: 'The password for your PoolPros account was changed',
    button: 'https://poolpros.example/forgot-password',
  },
});
