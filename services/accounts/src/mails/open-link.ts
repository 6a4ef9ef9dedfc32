import type { MailsFrom } from '@poolpros/chassis/mail-routes';
import type { TemplateFrom } from '@poolpros/contracts/mails/templates';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { EntityManager } from 'typeorm';
import { accountOfLink } from '../actions/account-of-link.js';
import { passwordLinkToken } from '../actions/password-links.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { findPasswordLink } from '../db/password-link-store.js';
import { type LinkPurpose, linkState } from '../domain/password-link.js';

/** The context of mails about accounts. */
export interface Sources {
  tx: EntityManager;
  publicUrl: string;
  linkSecret: string;
  now: Date;
}

export type Mails<T extends TemplateFrom<'accounts'>> = Pick<MailsFrom<'accounts', Sources>, T>;

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

export interface OpenLink {
  account: AccountRow;
  link: PasswordLinkRow;
  url: string;
}

/** An open link, with its account and the URL of its page. */
export async function openLink(
  { tx, publicUrl, linkSecret, now }: Sources,
  purpose: LinkPurpose,
  id: string,
): Promise<OpenLink | null> {
  const link = await findPasswordLink(tx, { id, purpose });
  const account = link && (await accountOfLink(tx, link));
  if (!link || !account || linkState(link, now) !== 'open') return null;
  const path = pathTo(linkPaths[purpose], { token: passwordLinkToken(linkSecret, link) });
  return { account, link, url: `${publicUrl}${path}` };
}
