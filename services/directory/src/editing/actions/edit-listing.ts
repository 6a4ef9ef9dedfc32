import { isDeepStrictEqual } from 'node:util';
import { begin, transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import {
  type EditedField,
  editedFields,
  type ListingEdit,
  type listingEditBodySchema,
} from '@poolpros/contracts/http/listing-changes';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { installerNotFound } from '../../base/refusals.js';
import { checkYears, parsePhone } from '../../listings/actions/validate-input.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { isPhoneField, noPhone } from '../../listings/domain/phone.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { ownerSince } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { openChangesOf } from '../db/change-store.js';
import { type Edit, type ListingChangeRecord, splitEdit } from '../domain/listing-change.js';
import { changeLifecycle, newChange } from './change-lifecycle.js';
import { placedEdit, type Setting, withPlace, writeFields } from './write-fields.js';

type Body = z.output<typeof listingEditBodySchema>;

export interface Outcome {
  applied: EditedField[];
  pending: ListingChangeRecord | null;
}

/**
 * Edits a live listing: edits that need no review are published at once, the rest waits as one change while the page
 * stays as it is (docs/rules.md#listing-changes).
 */
export async function editListing(
  tx: EntityManager,
  setting: Setting,
  { installerId, ...body }: Body & { installerId: number },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<Outcome> {
  const [listing] = await lockInstallers(tx, [installerId]);
  await authorizeOn(tx, installerId, actor, 'edit_listing');
  if (!listing) throw installerNotFound();
  if (listing.status !== 'published' && listing.status !== 'paused')
    throw new Refusal('conflict', `The listing is ${listing.status} and cannot be edited.`);
  const edit = changedOf(listing, statedEdit(body.after, now));
  checkSeen(listing, body, edit);
  const waiting = (await openChangesOf(tx, installerId)).find(({ source }) => source === 'owner') ?? null;
  const circumstances = {
    ownerSince: await ownerSince(tx, installerId),
    waitingState: waiting?.after.stateSlug ?? null,
    now,
  };
  const { applied, held } = splitEdit(listing, placedEdit(setting, listing, edit), circumstances);
  if (Object.keys(applied).length > 0) {
    const written = await writeFields(tx, installerId, (current) => withPlace(setting, current, applied), {
      source: 'owner',
      now,
    });
    const decided = { ...newChange(ownChange(installerId, actor), written, now), decidedAt: now };
    await begin(tx, changeLifecycle, decided, { action: 'apply_at_once', actor, at: now });
  }
  const pending = await propose(tx, listing, { waiting, held, note: body.note || null }, actor, now);
  return { applied: editedFields.filter((field) => field in applied), pending };
}

const ownChange = (listingId: number, { id: accountId }: { id: string }) =>
  ({ listingId, accountId, source: 'owner' }) as const;

/** Adds the held fields to the pending change, or starts one; null if nothing of the edit has to wait. */
async function propose(
  tx: EntityManager,
  listing: InstallerRecord,
  { waiting, held, note }: { waiting: ListingChangeRecord | null; held: Edit; note: string | null },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ListingChangeRecord | null> {
  const isAnswer = waiting?.status === 'needs_revision' && note !== null;
  const fields = Object.keys(held) as EditedField[];
  if (fields.length === 0 && !isAnswer) return null;
  const before = Object.fromEntries(fields.map((field) => [field, listing[field]]));
  if (!waiting) {
    const change = { ...newChange(ownChange(listing.id, actor), { before, after: held }, now), note };
    return await begin(tx, changeLifecycle, change, { action: 'propose', actor, at: now });
  }
  return await transition(tx, changeLifecycle, waiting.id, {
    action: 'revise',
    actor,
    at: now,
    change: (change) => ({
      accountId: actor.id,
      before: { ...withoutPhone(change.before, held), ...before },
      after: { ...withoutPhone(change.after, held), ...held, ...bothServices(change.after, held) },
      note: note ?? change.note,
      reasonCode: null,
      decisionNote: null,
    }),
  });
}

/** Services that are requested one after the other wait together. */
const bothServices = ({ services: earlier }: Edit, { services: later }: Edit): Edit =>
  earlier && later ? { services: [...new Set([...earlier, ...later])] } : {};

/** The pending fields, without the phone if there is a new one. */
const withoutPhone = (waiting: Edit, held: Edit): Edit =>
  held.phone === undefined
    ? waiting
    : Object.fromEntries(Object.entries(waiting).filter(([field]) => !isPhoneField(field)));

/** An edit in its stored form; throws if it is invalid. */
function statedEdit({ phone, ...rest }: ListingEdit, now: Date): Edit {
  checkYears(rest, now, 'body.after');
  return {
    ...rest,
    ...(phone !== undefined && (phone === null ? noPhone : parsePhone(phone, 'body.after'))),
  };
}

/** The fields that an edit changes. A number includes its extension and letters. */
function changedOf(listing: InstallerRecord, edit: Edit): Edit {
  const changed = Object.entries(edit).filter(
    ([field, value]) => !isDeepStrictEqual(listing[field as EditedField], value),
  );
  const isPhone = changed.some(([field]) => isPhoneField(field));
  return Object.fromEntries([...changed, ...(isPhone ? [['phone', edit.phone]] : [])]);
}

/** Throws if a field differs from what the editor has seen. */
function checkSeen(listing: InstallerRecord, { before: seen, after: stated }: Body, edit: Edit): void {
  const fields = (Object.keys(edit) as EditedField[]).filter(
    (field) => field in stated && (!(field in seen) || !isDeepStrictEqual(listing[field], seen[field])),
  );
  if (fields.length === 0) return;
  const names = fields.map((field) => editedFieldTable[field].label.toLowerCase()).join(', ');
  throw new Refusal(
    'conflict',
    `Changed in the meantime: ${names}. Check the current version and try again.`,
    fields.map((field) => ({ path: `body.after.${field}`, message: 'use the current version, or save yours again' })),
  );
}
