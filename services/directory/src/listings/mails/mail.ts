import type { InternalClient } from '@poolpros/chassis/internal-client';
import { accountContactsLimit } from '@poolpros/contracts/http/internal';
import type { MailData, MailRecipient } from '@poolpros/contracts/http/mail-facts';
import type { MessageFacts, MessageTemplate, mailTemplates, textTemplates } from '@poolpros/contracts/mails/templates';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { membersOf } from '../../members/db/member-store.js';
import { mailedMembers, recipientsOf } from '../../members/domain/recipients.js';
import type { InstallerRecord } from '../domain/installer.js';

type Templates = typeof mailTemplates & typeof textTemplates;

/** A mail or text whose facts this service knows. */
export type OwnTemplate = {
  [T in MessageTemplate]: Templates[T]['source'] extends 'directory' ? T : never;
}[MessageTemplate];

/** Facts that each recipient has for themselves. */
interface RecipientFacts {
  'claim-contested': 'answerUrl';
  'claim-notice': 'objectUrl';
}
type RecipientFact<T extends MessageTemplate> = T extends keyof RecipientFacts
  ? RecipientFacts[T] & keyof MessageFacts<T>
  : never;

interface Mail<T extends MessageTemplate> extends MailData {
  to: (T extends keyof RecipientFacts
    ? MailRecipient & { facts: Pick<MessageFacts<T>, RecipientFact<T>> }
    : MailRecipient)[];
  facts: Omit<MessageFacts<T>, RecipientFact<T>>;
}

export interface Sources {
  tx: EntityManager;
  accounts: InternalClient;
  publicUrl: string;
  linkSecret: string;
}

/** What a mail says about the subject with this id; null when the subject is gone. */
export type MailOf<T extends MessageTemplate> = (sources: Sources, id: string) => Promise<Mail<T> | null>;

export const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

export const profileUrl = ({ publicUrl }: Sources, installer: InstallerRecord): string =>
  `${publicUrl}${profilePath(installer)}`;

/** A mail to those of a listing who get its mails. */
export async function toListing({ tx, accounts }: Sources, listing: InstallerRecord) {
  const members = await membersOf(tx, listing.id);
  const contacts = await contactsOf(accounts, mailedMembers(members, accountContactsLimit));
  return { to: recipientsOf(listing, contacts, members.length > 0), replyTo: null };
}

/** A mail, or a text to a phone, to one recipient. */
export const toOne = (address: string, name = '') => ({ to: [{ name, address }], replyTo: null });
