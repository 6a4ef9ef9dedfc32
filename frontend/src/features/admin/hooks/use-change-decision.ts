import { adminPaths } from '@poolpros/contracts/admin-paths';
import { type ChangeDecision, decideChange } from '../api.js';
import { useQueueDecision } from './use-queue-decision.js';

const done: Record<ChangeDecision['kind'], (name: string) => { title: string; text: string }> = {
  apply: (name) => ({ title: 'Approved', text: `It is on the page for ${name} now.` }),
  decline: (name) => ({ title: 'Declined', text: `The page for ${name} stays as it is.` }),
  ask_revision: (name) => ({ title: 'Sent back', text: `${name} will see what is missing and can answer.` }),
};

/** Decisions about changes of listings. */
export const useChangeDecision = (onDecided: () => void) =>
  useQueueDecision<ChangeDecision>({
    decide: decideChange,
    itemOf: ({ change }) => change,
    reads: [adminPaths.adminChanges],
    said: ({ kind, change }) => done[kind](change.listing.name),
    onDecided,
  });
