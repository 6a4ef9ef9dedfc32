import { newId } from '@poolpros/chassis/ids';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import type { EntityManager } from 'typeorm';
import { addMails } from '../db/mail-store.js';

/** A mail or text message for an event: its template and its subject. */
export type PlannedMail = [template: MessageTemplate, subjectId: string];

/** Stores the mails for an event and returns the ids of the new ones; their jobs have `graceMs` to start. */
export async function planMails(
  tx: EntityManager,
  { eventId, planned, graceMs }: { eventId: string; planned: readonly PlannedMail[]; graceMs: number },
): Promise<string[]> {
  if (planned.length === 0) return [];
  const mails = planned.map(([template, subjectId]) => ({ id: newId(), eventId, template, subjectId }));
  return await addMails(tx, mails, graceMs);
}
