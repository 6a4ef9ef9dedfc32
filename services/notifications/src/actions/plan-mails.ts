import { newId } from '@poolpros/chassis/ids';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import type { EntityManager } from 'typeorm';
import { addMails } from '../db/mail-store.js';

/** A mail or text that an event calls for: its template and what it is about. */
export type PlannedMail = [template: MessageTemplate, subjectId: string];

/**
 * Stores the mails that an event calls for and returns the ids of those that it did not call for before; their jobs have
 * `graceMs` to start.
 */
export async function planMails(
  tx: EntityManager,
  { eventId, planned, graceMs }: { eventId: string; planned: readonly PlannedMail[]; graceMs: number },
): Promise<string[]> {
  if (planned.length === 0) return [];
  const mails = planned.map(([template, subjectId]) => ({ id: newId(), eventId, template, subjectId }));
  return await addMails(tx, mails, graceMs);
}
