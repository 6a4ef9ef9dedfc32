import { counted } from '@poolpros/contracts/counted';
import type { MessageSide, MessageWay } from '@poolpros/contracts/http/request-threads';

/** A message in the thread of a contact request. */
export interface RequestMessage {
  id: string;
  contactRequestId: string;
  requestId: string;
  side: MessageSide;
  via: MessageWay;
  /** The account of a member who wrote it; null for a homeowner and for one without an account. */
  authorId: string | null;
  /** Sent by a program, so it counts as no reply and nobody is notified about it. */
  isAutomatic: boolean;
  text: string;
  /** Of the id of the mail that it came by, so that the same mail is stored once. */
  mailHash: string | null;
  createdAt: Date;
}

/** A reply that a business uses again. */
export interface SavedReplyRecord {
  id: string;
  installerId: number;
  title: string;
  text: string;
  createdAt: Date;
}

/** The text of a mail, with a note about the files that were attached to it and are not stored. */
export function withNote(text: string, leftOut: number): string {
  if (leftOut === 0) return text;
  const note = `[${counted(leftOut, 'attachment was', 'attachments were')} not passed on]`;
  return [text, note].filter(Boolean).join('\n\n');
}
