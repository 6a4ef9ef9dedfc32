import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import { accountDeletionDays } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';

export type DeletionStatus = 'requested' | 'kept' | 'erasing' | 'erased';
export type DeletionAction = 'request' | 'keep' | 'erase' | 'finish';

/** That the owner of an account wants it deleted. It names the account by id alone and outlives it. */
export interface AccountDeletionRow {
  id: string;
  version: number;
  status: DeletionStatus;
  accountId: string;
  requestedAt: Date;
  /** Until when it can be taken back. */
  eraseAt: Date;
}

/** The life of a deletion (docs/rules.md#account-deletion). */
export const deletionMachine: Machine<DeletionStatus, DeletionAction> = defineMachine({
  name: 'account_deletion',
  states: ['requested', 'kept', 'erasing', 'erased'],
  actions: {
    request: { from: [], to: 'requested', by: ['contractor'] },
    // By a mailed link, or by an operator who lets the account in again.
    keep: { from: ['requested'], to: 'kept', by: ['anonymous', 'system'] },
    erase: { from: ['requested'], to: 'erasing', by: ['system'] },
    // Once the other services have erased what they held.
    finish: { from: ['erasing'], to: 'erased', by: ['system'] },
  },
});

/** As long as a change of email can be taken back: whoever got in could do both. */
export const eraseDate = (now: Date): Date => new Date(now.getTime() + accountDeletionDays * dayMs);

/** Whether an account is closed by this deletion alone, so that taking it back opens the account. */
export const isClosedBy = (
  { disabledAt }: { disabledAt: Date | null },
  { status, requestedAt }: Pick<AccountDeletionRow, 'status' | 'requestedAt'>,
): boolean => status === 'requested' && disabledAt?.getTime() === requestedAt.getTime();
