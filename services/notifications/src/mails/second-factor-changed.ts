import { type Audience, type SecondFactorNotice, secondFactorNotices } from '@poolpros/contracts/http/accounts';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from '../templates/content.js';
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

interface FactorText {
  subject: (account: string) => string;
  text: string;
  /** What to do if it was not the owner. Each remedy ends what a thief could do with the change. */
  remedy: (audience: Audience) => string;
}

const addAgain = (audience: Audience): string =>
  `${resetEnds(audience)} After you set a new password, add your second factor again.`;
const newCodes = (audience: Audience): string =>
  `${resetEnds(audience)} After you set a new password, create new recovery codes.`;

const secondFactorTexts: Record<SecondFactorNotice, FactorText> = {
  second_factor_added: {
    subject: (account) => `Your ${account} now requires a code`,
    text: 'a second factor was added to your account. To log in, you now need your password and a code from your app. All other sessions have been ended.',
    remedy: (audience) =>
      `A new password ends every open session and locks out anyone who knew the old one. It does not remove the app: ${audience === 'admin' ? 'ask the person who runs the site' : 'reply to this email'} to have it removed.`,
  },
  second_factor_removed: {
    subject: (account) => `The second factor for your ${account} was removed`,
    text: 'the second factor for your account was removed. You need only your password to log in.',
    remedy: addAgain,
  },
  recovery_codes_replaced: {
    subject: (account) => `New recovery codes for your ${account}`,
    text: 'your account has new recovery codes. The old ones no longer work.',
    remedy: newCodes,
  },
  recovery_code_used: {
    subject: (account) => `A recovery code for your ${account} was used`,
    text: 'one of your recovery codes was used instead of your app. It will not work again.',
    remedy: newCodes,
  },
  passkey_added: {
    subject: (account) => `A passkey was added to your ${account}`,
    text: 'a passkey was added to your account. Anyone who has the device it is on can log in without your password.',
    remedy: (audience) =>
      audience === 'admin'
        ? 'A new password does not remove a passkey. Log in and remove it under Account and security, which will end all other sessions. Then set a new password.'
        : 'A new password ends every open session and removes all passkeys.',
  },
  passkey_removed: {
    subject: (account) => `A passkey for your ${account} was removed`,
    text: 'a passkey was removed from your account. You can no longer log in with it. All other sessions have been ended.',
    remedy: addAgain,
  },
};

function words(facts: MailFacts<'second-factor-changed'>): MailContent {
  const { subject, text, remedy } = secondFactorTexts[facts.notice];
  const line = subject(accountName(facts.audience));
  return {
    subject: line,
    preview: 'If this was you, you do not need to do anything.',
    heading: line,
    intro: [`Hi ${facts.name}, ${text}`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Set a new password', url: facts.resetUrl, kind: 'own' },
    notes: ['If this was you, you do not need to do anything.', `Not you? ${remedy(facts.audience)}`, askedFor],
    reason: securityReason,
  };
}

export const secondFactorChangedMail = defineMail({
  template: 'second-factor-changed',
  on: [noticed(...secondFactorNotices)],
  kind: 'security',
  words,
  sample: {
    facts: { ...sampleNotice, notice: 'second_factor_added' },
    subject: 'Your PoolPros account now requires a code',
    button: 'https://poolpros.example/forgot-password',
  },
});
