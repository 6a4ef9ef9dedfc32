import { pagePaths } from '@poolpros/contracts/paths';
import {
  confirmValidHours,
  emailValidHours,
  type LinkPurpose,
  resetValidMinutes,
  setupValidDays,
} from '../domain/password-link.js';
import { type Mails, type OpenLink, openLink, type Sources } from './open-link.js';

type LinkTemplate = 'account-setup' | 'account-confirm' | 'account-exists' | 'password-reset' | 'email-confirm';

/** Mails with a link that a person requested. */
export const linkMails: Mails<LinkTemplate> = {
  'account-setup': linkMail('setup', ({ account: { name }, url }) => ({
    name,
    setupUrl: url,
    validDays: setupValidDays,
  })),
  'account-confirm': linkMail('confirm', ({ account: { name }, url }) => ({
    name,
    setupUrl: url,
    validHours: confirmValidHours,
  })),
  'account-exists': linkMail('reset', ({ account: { name }, url }, { publicUrl }) => ({
    name,
    loginUrl: `${publicUrl}${pagePaths.login}`,
    resetUrl: url,
    validMinutes: resetValidMinutes,
  })),
  'password-reset': linkMail('reset', ({ account: { name, audience }, url }) => ({
    name,
    audience,
    resetUrl: url,
    validMinutes: resetValidMinutes,
  })),
  'email-confirm': async (sources, id) => {
    const opened = await openLink(sources, 'email', id);
    if (!opened?.link.email) return null;
    return {
      to: [{ name: '', address: opened.link.email }],
      replyTo: null,
      facts: { confirmUrl: opened.url, validHours: emailValidHours },
    };
  },
};

/** A mail with a link, to its account. */
function linkMail<F extends object>(purpose: LinkPurpose, factsOf: (opened: OpenLink, sources: Sources) => F) {
  return async (sources: Sources, id: string) => {
    const opened = await openLink(sources, purpose, id);
    if (!opened) return null;
    const { name, email } = opened.account;
    return { to: [{ name, address: email }], replyTo: null, facts: factsOf(opened, sources) };
  };
}
