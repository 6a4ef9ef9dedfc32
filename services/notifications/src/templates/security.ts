import type { Audience, SecondFactorNotice } from '@poolpros/contracts/http/accounts';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent, Mails } from './content.js';
import { dayOf, momentOf } from './day.js';

const reason = 'Security mails cannot be turned off. They hold no offers.';
const askedFor = 'We never ask for a password or a code by mail or phone.';

const accountName = (audience: Audience): string =>
  audience === 'admin' ? 'PoolPros admin account' : 'PoolPros account';

/** When something happened and who did it. */
const whatHappened = (facts: { at: string; device: string; network: string }): [string, string][] => [
  ['When', momentOf(facts.at)],
  ['Browser', facts.device],
  ...(facts.network ? ([['Network', facts.network]] satisfies [string, string][]) : []),
];

/** What a password set by mail ends, and what it leaves (docs/rules.md#passwords). */
const resetEnds = (audience: Audience): string =>
  audience === 'admin'
    ? 'A new password ends every open session. Your second factor stays; the person who runs the site can remove it.'
    : 'A new password ends every open session and removes all passkeys. An authenticator app stays: if it is not yours, reply to this mail.';

interface FactorText {
  subject: (account: string) => string;
  text: string;
  /** What to do about it, where it was not the owner; each remedy ends what a thief could do with the change. */
  remedy: (audience: Audience) => string;
}

const addAgain = (audience: Audience): string => `${resetEnds(audience)} Then add your second factor again.`;
const newCodes = (audience: Audience): string => `${resetEnds(audience)} Then make new recovery codes.`;

const secondFactorTexts: Record<SecondFactorNotice, FactorText> = {
  second_factor_added: {
    subject: (account) => `Your ${account} now requires a code`,
    text: 'a second factor was added to your account. To log in you now need your password and a code from your app. All other sessions were ended.',
    remedy: (audience) =>
      `A new password ends every open session and locks out anyone who knew the old one. It does not remove the app: ${audience === 'admin' ? 'ask the person who runs the site' : 'reply to this mail'} to have it removed.`,
  },
  second_factor_removed: {
    subject: (account) => `The second factor of your ${account} was removed`,
    text: 'the second factor of your account was removed. You need only your password to log in.',
    remedy: addAgain,
  },
  recovery_codes_replaced: {
    subject: (account) => `New recovery codes for your ${account}`,
    text: 'your account has new recovery codes. The old ones no longer work.',
    remedy: newCodes,
  },
  recovery_code_used: {
    subject: (account) => `A recovery code of your ${account} was used`,
    text: 'one of your recovery codes was used instead of your app. It does not work again.',
    remedy: newCodes,
  },
  passkey_added: {
    subject: (account) => `A passkey was added to your ${account}`,
    text: 'a passkey was added to your account. Anyone who has the device it is on can log in without your password.',
    remedy: (audience) =>
      audience === 'admin'
        ? 'A new password does not remove a passkey. Log in and remove it under Account and security, which ends all other sessions, then set a new password.'
        : 'A new password ends every open session and removes all passkeys.',
  },
  passkey_removed: {
    subject: (account) => `A passkey of your ${account} was removed`,
    text: 'a passkey was removed from your account. It no longer logs you in. All other sessions were ended.',
    remedy: addAgain,
  },
};

function secondFactorChanged(facts: MailFacts<'second-factor-changed'>): MailContent {
  const { subject, text, remedy } = secondFactorTexts[facts.notice];
  const line = subject(accountName(facts.audience));
  return {
    subject: line,
    preview: 'If this was you, there is nothing to do.',
    heading: line,
    intro: [`Hi ${facts.name}, ${text}`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Set a new password', url: facts.resetUrl, kind: 'own' },
    notes: ['If this was you, there is nothing to do.', `Not you? ${remedy(facts.audience)}`, askedFor],
    reason,
  };
}

/** The mails about the security of an account. */
export const securityMails = {
  'new-device': (facts) => ({
    subject: `New login to your ${accountName(facts.audience)}`,
    preview: `${facts.device}. If this was you, there is nothing to do.`,
    heading: 'A new browser logged in',
    intro: [`Hi ${facts.name}, a browser we had not seen before logged in to your account.`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Set a new password', url: facts.resetUrl, kind: 'own' },
    notes: ['If this was you, there is nothing to do.', `Not you? ${resetEnds(facts.audience)}`, askedFor],
    reason,
  }),
  'login-locked': (facts) => ({
    subject: `Your ${accountName(facts.audience)} is locked for ${facts.lockMinutes} minutes`,
    preview: 'Several wrong passwords were tried. Nobody got in.',
    heading: `Locked for ${facts.lockMinutes} minutes`,
    intro: [
      `Hi ${facts.name}, several wrong passwords were tried for your account in a short time. Nobody got in. New browsers now have to wait; browsers you used before do not.`,
    ],
    facts: whatHappened(facts),
    links: [
      {
        title: 'Set a new password',
        url: facts.resetUrl,
        text: 'If you use the same password elsewhere, or somebody may know it.',
      },
    ],
    button: { label: 'Let my browser in', url: facts.unlockUrl, kind: 'own', spellOut: true },
    notes: ['The button works once, for 60 minutes. You still need your password.', askedFor],
    reason,
  }),
  'password-changed': (facts) => ({
    subject: `The password of your ${accountName(facts.audience)} was changed`,
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    intro: [`Hi ${facts.name}, your account has a new password. All other sessions were ended.`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Set a new password', url: facts.resetUrl, kind: 'own' },
    notes: ['If this was you, there is nothing to do.', `Not you? ${resetEnds(facts.audience)}`, askedFor],
    reason,
  }),
  'email-confirm': (facts) => ({
    subject: 'Confirm your new email for PoolPros',
    preview: `One click makes this the email you log in with. The link works for ${facts.validHours} hours.`,
    heading: 'Use this email for PoolPros?',
    intro: ['Somebody asked to use this email for a PoolPros account. If it was you, confirm it here.'],
    button: { label: 'Confirm this email', url: facts.confirmUrl, kind: 'own', spellOut: true },
    notes: [`The link works once, for ${facts.validHours} hours. If you did not ask, do nothing: nothing changes.`],
    reason: 'You get this because somebody typed your email at PoolPros.',
  }),
  'email-changed': (facts) => ({
    subject: `Your ${accountName(facts.audience)} has another email`,
    preview: 'If this was you, there is nothing to do.',
    heading: 'The email of your account was changed',
    intro: [`Hi ${facts.name}, you now log in with another email. Mails about your account no longer come here.`],
    facts: whatHappened(facts),
    button: { label: 'Not you? Take it back', url: facts.undoUrl, kind: 'own', spellOut: true },
    notes: [
      `The button works once, for ${facts.validDays} days. It makes this the email of your account again, ends every open session, and removes the password and every second factor that was added since the change. Set a new password by mail right after it.`,
      'If this was you, a reader of this mailbox can still take the account back until then. Keep the mailbox that long.',
      askedFor,
    ],
    reason,
  }),
  'email-taken-back': (facts) => ({
    subject: `This is no longer the email of your ${accountName(facts.audience)}`,
    preview: 'The change to this email was undone.',
    heading: 'The change of your email was undone',
    intro: [
      `Hi ${facts.name}, somebody with access to the previous email undid the change. You can no longer log in with this email, and mails about the account no longer come here.`,
    ],
    // Not the browser and network of the other person.
    facts: [['When', momentOf(facts.at)]],
    button: facts.undoUrl
      ? { label: 'Not you? Take it back', url: facts.undoUrl, kind: 'own', spellOut: true }
      : { label: 'Log in with the earlier email', url: facts.loginUrl, kind: 'own' },
    notes: [
      facts.undoUrl
        ? 'This email had the account before. The button restores it and undoes every later change.'
        : 'If the account is yours and the earlier email is not, reply to this mail.',
      askedFor,
    ],
    reason,
  }),
  'account-deletion': (facts) => ({
    subject: `Your ${accountName(facts.audience)} will be deleted`,
    preview: `Until ${dayOf(facts.eraseAt)} one click keeps it.`,
    heading: 'Your account is closed',
    intro: [
      `Hi ${facts.name}, your account was closed to be deleted. All sessions were ended. On ${dayOf(facts.eraseAt)} we erase it with what you sent us; the pages of businesses stay, without an owner where nobody else owns them.`,
    ],
    facts: whatHappened(facts),
    button: { label: 'Keep my account', url: facts.keepUrl, kind: 'own', spellOut: true },
    notes: [
      'If this was you, there is nothing to do. After that day nobody can bring the account back.',
      'Not you? Keep the account, then set a new password: somebody may know yours.',
      askedFor,
    ],
    reason,
  }),
  'second-factor-changed': secondFactorChanged,
} satisfies Mails;
