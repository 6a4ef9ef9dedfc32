import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import { accountDeletionDays } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';

export type DeletionStatus = 'requested' | 'kept' | 'erasing' | 'erased';
export type DeletionAction = 'request' | 'keep' | 'erase' | 'finish';

/** A deletion request by the owner of an account. It has only the id of the account and outlives it. */
export interface AccountDeletionRow {
  id: string;
  version: number;
  status: DeletionStatus;
  accountId: string;
  requestedAt: Date;
  /** Until when it can be canceled. */
  eraseAt: Date;
}

/** The lifecycle of a deletion (docs/rules.md#account-deletion). */
export const deletionMachine: Machine<DeletionStatus, DeletionAction> = defineMachine({
  name: 'account_deletion',
  states: ['requested', 'kept', 'erasing', 'erased'],
  actions: {
    request: { from: [], to: 'requested', by: ['contractor'] },
    // By a mailed link, or by an operator who enables the account again.
    keep: { from: ['requested'], to: 'kept', by: ['anonymous', 'system'] },
    erase: { from: ['requested'], to: 'erasing', by: ['system'] },
    // After the other services have erased their data.
    finish: { from: ['erasing'], to: 'erased', by: ['system'] },
  },
});

/** As long as a change of email can be undone: an intruder could do both. */
export const eraseDate = (now: Date): Date => new Date(now.getTime() + accountDeletionDays * dayMs);

/** Whether an account is closed only by this deletion, so that canceling it reopens the account. */
export const isClosedBy = (
  { disabledAt }: { disabledAt: Date | null },
  { status, requestedAt }: Pick<AccountDeletionRow, 'status' | 'requestedAt'>,
): boolean => status === 'requested' && disabledAt?.getTime() === requestedAt.getTime();
