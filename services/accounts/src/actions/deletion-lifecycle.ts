import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { accountsStepTaken } from '@poolpros/contracts/events/accounts';
import { accountDeletionEntity } from '../db/entities.js';
import {
  type AccountDeletionRow,
  type DeletionAction,
  type DeletionStatus,
  deletionMachine,
} from '../domain/account-deletion.js';

/** Deletions of accounts and their steps. */
export const deletionLifecycle: Lifecycle<DeletionStatus, DeletionAction, AccountDeletionRow> = {
  machine: deletionMachine,
  store: rowsOf(accountDeletionEntity),
  stepTaken: accountsStepTaken,
  toError: () => new Refusal('conflict', 'The account is deleted, or the deletion was canceled.'),
};
