import { defineMail } from '../templates/define.js';
import { accountName, askedFor, noticed, sampleNotice, securityReason, whatHappened } from './shared/security.js';

export const loginLockedMail = defineMail({
  template: 'login-locked',
  on: [noticed('login_locked')],
  kind: 'security',
  words: (facts) => ({
    subject: `Your ${accountName(facts.audience)} is locked for ${facts.lockMinutes} minutes`,
    preview: 'Several wrong passwords were tried. Nobody got in.',
    heading: `Locked for ${facts.lockMinutes} minutes`,
    intro: [
      `Hi ${facts.name}, several wrong passwords were tried on your account in a short time. Nobody got in. For now, anyone using a new browser has to wait. You do not have to wait if you use a browser that you have logged in with before.`,
    ],
    facts: whatHappened(facts),
    links: [
      {
        title: 'Set a new password',
        url: facts.resetUrl,
        text: 'Do this if you use the same password elsewhere or if someone may know it.',
      },
    ],
    button: { label: 'Let my browser in', url: facts.unlockUrl, kind: 'own', spellOut: true },
    notes: ['The button works only once and expires after 60 minutes. You still need your password.', askedFor],
    reason: securityReason,
  }),
  sample: {
    facts: { ...sampleNotice, unlockUrl: 'https://poolpros.example/unlock-login/u', lockMinutes: 15 },
    subject: 'Your PoolPros account is locked for 15 minutes',
    button: 'https://poolpros.example/unlock-login/u',
  },
});
