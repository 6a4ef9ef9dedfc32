import { isDeepStrictEqual } from 'node:util';
import { system } from '@poolpros/chassis/machine/history';
import { begin, transition } from '@poolpros/chassis/machine/transition';
import { openChangeStatuses } from '@poolpros/contracts/http/listing-changes';
import type { EntityManager } from 'typeorm';
import { lastSuggestions } from '../db/change-store.js';
import type { Edit } from '../domain/listing-change.js';
import { changeLifecycle, newChange } from './change-lifecycle.js';

/** Values of an import that conflict with those of an owner or the staff. */
export interface Suggestion {
  listingId: number;
  before: Edit;
  after: Edit;
}

/** Stores the conflicting values of imports as suggestions, one per listing. An earlier suggestion is not repeated. */
export async function suggestChanges(tx: EntityManager, suggestions: readonly Suggestion[], now: Date): Promise<void> {
  if (suggestions.length === 0) return;
  const lastOf = await lastSuggestions(
    tx,
    suggestions.map(({ listingId }) => listingId),
  );
  for (const { listingId, before, after } of suggestions) {
    const last = lastOf.get(listingId);
    if (last && isDeepStrictEqual(last.after, after)) continue;
    const isOpen = openChangeStatuses.some((status) => status === last?.status);
    if (last && isOpen) {
      const step = { action: 'revise', actor: system, at: now, change: () => ({ before, after }) } as const;
      await transition(tx, changeLifecycle, last.id, step);
    } else {
      const change = newChange({ listingId, accountId: null, source: 'import' }, { before, after }, now);
      await begin(tx, changeLifecycle, change, { action: 'propose', actor: system, at: now });
    }
  }
}
