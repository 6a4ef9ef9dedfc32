import { momentOf } from '../templates/day.js';
import { defineMail } from '../templates/define.js';
import { accountName, askedFor, noticed, sampleNotice, securityReason } from './shared/security.js';

export const emailTakenBackMail = defineMail({
  template: 'email-taken-back',
  on: [noticed('email_taken_back')],
  kind: 'security',
  words: (facts) => ({
    subject: `This is no longer the email for your ${accountName(facts.audience)}`,
    preview: 'The change to this email address was undone.',
    heading: 'The change to your email was undone',
    intro: [
      `Hi ${facts.name}, someone with access to the previous email address undid the change. You can no longer log in with this email address, and emails about the account will no longer come here.`,
    ],
    // Not the browser and network of the other person.
    facts: [['When', momentOf(facts.at)]],
    button: facts.undoUrl
      ? { label: 'Not you? Undo the change', url: facts.undoUrl, kind: 'own', spellOut: true }
      : { label: 'Log in with the previous email', url: facts.loginUrl, kind: 'own' },
    notes: [
      facts.undoUrl
        ? 'This email address was on the account before. The button restores it and undoes every later change.'
        : 'If the account is yours and the previous email address is not, reply to this email.',
      askedFor,
    ],
    reason: securityReason,
  }),
  sample: {
    facts: { ...sampleNotice, loginUrl: 'https://poolpros.example/login' },
    subject: 'This is no longer the email for your PoolPros account',
    button: 'https://poolpros.example/login',
  },
});
