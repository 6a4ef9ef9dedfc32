import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { type SecurityNotice, secondFactorNotices } from '@poolpros/contracts/http/accounts';
import { type MailData, mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import type { MailTemplate } from '@poolpros/contracts/mails/templates';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { accountOfLink, findReachableAccount } from '../actions/account-of-link.js';
import { passwordLinkToken } from '../actions/password-links.js';
import type { Context } from '../context.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { findPasswordLink } from '../db/password-link-store.js';
import { findSecurityNotice } from '../db/security-notice-store.js';
import { loginLock } from '../domain/login-delay.js';
import {
  confirmValidHours,
  emailBackValidDays,
  emailValidHours,
  type LinkPurpose,
  linkState,
  resetValidMinutes,
  setupValidDays,
} from '../domain/password-link.js';

const paramsSchema = z.object({ id: z.uuid() });

const forgotPasswordPaths = { contractor: pagePaths.forgotPassword, admin: pagePaths.adminForgotPassword };
const loginPaths = { contractor: pagePaths.login, admin: pagePaths.adminLogin };
const linkPaths: Record<
  LinkPurpose,
  | typeof pagePaths.resetPassword
  | typeof pagePaths.unlockLogin
  | typeof pagePaths.confirmEmail
  | typeof pagePaths.keepAccount
> = {
  setup: pagePaths.resetPassword,
  confirm: pagePaths.resetPassword,
  reset: pagePaths.resetPassword,
  unlock: pagePaths.unlockLogin,
  email: pagePaths.confirmEmail,
  email_back: pagePaths.confirmEmail,
  keep: pagePaths.keepAccount,
};

/** The link that the mail of a notice brings along, whether it is sent without one, and what it says of it. */
const noticeLinks = {
  login_locked: {
    purpose: 'unlock',
    isNeeded: true,
    facts: (unlockUrl: string) => ({ unlockUrl, lockMinutes: loginLock.minutes }),
  },
  email_changed: {
    purpose: 'email_back',
    isNeeded: true,
    facts: (undoUrl: string) => ({ undoUrl, validDays: emailBackValidDays }),
  },
  email_taken_back: { purpose: 'email_back', isNeeded: false, facts: (undoUrl: string) => ({ undoUrl }) },
  deletion_requested: {
    purpose: 'keep',
    isNeeded: true,
    facts: (keepUrl: string, { expiresAt }: PasswordLinkRow) => ({ keepUrl, eraseAt: expiresAt.toISOString() }),
  },
} as const satisfies Partial<
  Record<
    SecurityNotice,
    { purpose: LinkPurpose; isNeeded: boolean; facts: (url: string, link: PasswordLinkRow) => object }
  >
>;
const hasLink = (notice: SecurityNotice): notice is keyof typeof noticeLinks => Object.hasOwn(noticeLinks, notice);

/** What a mail says, and to whom; null when there is nothing to say any more. */
type FactsOf = (tx: EntityManager, id: string) => Promise<{ account: AccountRow; to?: string; facts: object } | null>;

/** Calls of the notifications service: recipient and facts of a mail, at the moment of sending. */
export function mailRoutes(app: ZodApp, { config, database }: Context): void {
  /** The account of a link that is still open, and the URL of its page. */
  async function openLinkOf(tx: EntityManager, purpose: LinkPurpose, id: string) {
    const link = await findPasswordLink(tx, { id, purpose });
    const account = link && (await accountOfLink(tx, link));
    if (!link || !account || linkState(link, new Date()) !== 'open') return null;
    const path = pathTo(linkPaths[purpose], { token: passwordLinkToken(config.LINK_SECRET, link) });
    return { account, link, url: `${config.PUBLIC_URL}${path}` };
  }

  const linkMail =
    (purpose: LinkPurpose, factsOf: (account: AccountRow, url: string) => object): FactsOf =>
    async (tx, id) => {
      const opened = await openLinkOf(tx, purpose, id);
      return opened && { account: opened.account, facts: factsOf(opened.account, opened.url) };
    };

  const noticeMail =
    (...notices: SecurityNotice[]): FactsOf =>
    async (tx, id) => {
      const notice = await findSecurityNotice(tx, id, notices);
      const account = notice && (await findReachableAccount(tx, notice.accountId));
      if (!notice || !account) return null;
      const { device, network, createdAt, linkId, email } = notice;
      const brings = hasLink(notice.notice) ? noticeLinks[notice.notice] : null;
      const linked = brings && linkId !== null ? await openLinkOf(tx, brings.purpose, linkId) : null;
      if (brings?.isNeeded && !linked) return null;
      const facts = {
        notice: notice.notice,
        name: account.name,
        audience: account.audience,
        at: createdAt.toISOString(),
        device,
        network,
        resetUrl: `${config.PUBLIC_URL}${forgotPasswordPaths[account.audience]}`,
        loginUrl: `${config.PUBLIC_URL}${loginPaths[account.audience]}`,
        ...(brings && linked && brings.facts(linked.url, linked.link)),
      };
      return { account, facts, ...(email !== null && { to: email }) };
    };

  const mails: Partial<Record<MailTemplate, FactsOf>> = {
    'account-setup': linkMail('setup', ({ name }, setupUrl) => ({ name, setupUrl, validDays: setupValidDays })),
    'account-confirm': linkMail('confirm', ({ name }, setupUrl) => ({ name, setupUrl, validHours: confirmValidHours })),
    'account-exists': linkMail('reset', ({ name }, resetUrl) => ({
      name,
      loginUrl: `${config.PUBLIC_URL}${pagePaths.login}`,
      resetUrl,
      validMinutes: resetValidMinutes,
    })),
    'password-reset': linkMail('reset', ({ name, audience }, resetUrl) => ({
      name,
      audience,
      resetUrl,
      validMinutes: resetValidMinutes,
    })),
    'email-confirm': async (tx, id) => {
      const opened = await openLinkOf(tx, 'email', id);
      return opened?.link.email
        ? {
            account: { ...opened.account, name: '' },
            to: opened.link.email,
            facts: { confirmUrl: opened.url, validHours: emailValidHours },
          }
        : null;
    },
    'email-changed': noticeMail('email_changed'),
    'email-taken-back': noticeMail('email_taken_back'),
    'account-deletion': noticeMail('deletion_requested'),
    'new-device': noticeMail('new_device'),
    'login-locked': noticeMail('login_locked'),
    'password-changed': noticeMail('password_changed'),
    'second-factor-changed': noticeMail(...secondFactorNotices),
  };

  for (const [template, factsOf] of Object.entries(mails))
    app.get(
      `/internal/mail/${template}/:id`,
      {
        schema: {
          summary: `Facts of the mail ${template}`,
          params: paramsSchema,
          response: { 200: mailDataSchema, ...problems(400, 401, 403, 410, 503) },
        },
        onRequest: requireRight('mail-facts'),
      },
      async (request): Promise<MailData> => {
        const mail = await factsOf(database.dataSource.manager, request.params.id);
        if (!mail) throw new Problem('gone', 'There is nothing to write about any more.');
        const { name, email } = mail.account;
        return { to: [{ name, address: mail.to ?? email }], replyTo: null, facts: { ...mail.facts } };
      },
    );
}
