import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { MailsFrom } from '@poolpros/chassis/mail-routes';
import { accountContactsLimit } from '@poolpros/contracts/http/internal';
import type { TemplateFrom } from '@poolpros/contracts/mails/templates';
import { profilePath } from '@poolpros/contracts/slug';
import type { Places } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { membersOf } from '../../members/db/member-store.js';
import { mailedMembers, recipientsOf } from '../../members/domain/recipients.js';
import type { InstallerRecord } from '../domain/installer.js';

export interface Sources {
  tx: EntityManager;
  accounts: InternalClient;
  publicUrl: string;
  linkSecret: string;
  /** The domain whose mails reach the threads of requests; undefined without one. */
  replyDomain: string | undefined;
  places: Pick<Places, 'zip'>;
  now: Date;
}

/** The mails of one subject, by the pattern of their templates. */
export type Mails<Pattern extends string> = Pick<
  MailsFrom<'directory', Sources>,
  Extract<TemplateFrom<'directory'>, Pattern>
>;

export const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

export const profileUrl = ({ publicUrl }: Sources, installer: InstallerRecord): string =>
  `${publicUrl}${profilePath(installer)}`;

/** A mail to the members of a listing who get its mails. */
export async function toListing({ tx, accounts }: Sources, listing: InstallerRecord) {
  const members = await membersOf(tx, listing.id);
  const contacts = await contactsOf(accounts, mailedMembers(members, accountContactsLimit));
  return { to: recipientsOf(listing, contacts, members.length > 0), replyTo: null };
}

/** A mail or text message to one recipient. */
export const toOne = (address: string, name = '') => ({ to: [{ name, address }], replyTo: null });
