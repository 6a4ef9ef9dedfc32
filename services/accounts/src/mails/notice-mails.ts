import { type SecurityNotice, secondFactorNotices } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';
import { findReachableAccount } from '../actions/account-of-link.js';
import { findSecurityNotice } from '../db/security-notice-store.js';
import { loginLock } from '../domain/login-delay.js';
import { emailBackValidDays, type LinkPurpose } from '../domain/password-link.js';
import { type Mails, type OpenLink, openLink, type Sources } from './open-link.js';

type NoticeTemplate =
  | 'new-device'
  | 'login-locked'
  | 'password-changed'
  | 'email-changed'
  | 'email-taken-back'
  | 'account-deletion'
  | 'second-factor-changed';

const forgotPasswordPaths = { contractor: pagePaths.forgotPassword, admin: pagePaths.adminForgotPassword };
const loginPaths = { contractor: pagePaths.login, admin: pagePaths.adminLogin };

/** The mails about the security of an account, each for one kind of notice or more. */
export const noticeMails: Mails<NoticeTemplate> = {
  'new-device': noticeMail(['new_device']),
  'login-locked': linkedNoticeMail('login_locked', 'unlock', ({ url }) => ({
    unlockUrl: url,
    lockMinutes: loginLock.minutes,
  })),
  'password-changed': noticeMail(['password_changed']),
  'email-changed': linkedNoticeMail('email_changed', 'email_back', ({ url }) => ({
    undoUrl: url,
    validDays: emailBackValidDays,
  })),
  'email-taken-back': async (sources, id) => {
    const mail = await readNotice(sources, id, ['email_taken_back']);
    const opened = mail?.linkId ? await openLink(sources, 'email_back', mail.linkId) : null;
    return mail && withFacts(mail, opened ? { undoUrl: opened.url } : {});
  },
  'account-deletion': linkedNoticeMail('deletion_requested', 'keep', ({ url, link }) => ({
    keepUrl: url,
    eraseAt: link.expiresAt.toISOString(),
  })),
  'second-factor-changed': noticeMail(secondFactorNotices),
};

/** A notice with its recipient; null if the account cannot be reached. */
async function readNotice<N extends SecurityNotice>({ tx, publicUrl }: Sources, id: string, notices: readonly N[]) {
  const row = await findSecurityNotice(tx, id, notices);
  const account = row && (await findReachableAccount(tx, row.accountId));
  const notice = notices.find((each) => each === row?.notice);
  if (!account || notice === undefined) return null;
  const { name, audience, email } = account;
  return {
    linkId: row.linkId,
    to: [{ name, address: row.email ?? email }],
    facts: {
      notice,
      name,
      audience,
      at: row.createdAt.toISOString(),
      device: row.device,
      network: row.network,
      resetUrl: `${publicUrl}${forgotPasswordPaths[audience]}`,
      loginUrl: `${publicUrl}${loginPaths[audience]}`,
    },
  };
}

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>;

const withFacts = <N extends Notice, F extends object>({ to, facts }: N, more: F) => ({
  to,
  replyTo: null,
  facts: { ...facts, ...more },
});

function noticeMail<N extends SecurityNotice>(notices: readonly N[]) {
  return async (sources: Sources, id: string) => {
    const mail = await readNotice(sources, id, notices);
    return mail && { to: mail.to, replyTo: null, facts: mail.facts };
  };
}

/** A mail about a notice that is useful only with its link: none is sent once the link is closed. */
function linkedNoticeMail<F extends object>(
  notice: SecurityNotice,
  purpose: LinkPurpose,
  linkFacts: (opened: OpenLink) => F,
) {
  return async (sources: Sources, id: string) => {
    const mail = await readNotice(sources, id, [notice]);
    const opened = mail?.linkId ? await openLink(sources, purpose, mail.linkId) : null;
    return mail && opened && withFacts(mail, linkFacts(opened));
  };
}
