import { removeSecondFactorsOf } from '../actions/disable-account.js';
import { commandOf } from './disable-account.js';

/** `remove-second-factor --email e [--audience a]`: for an owner who lost the app and the recovery codes. */
export const removeSecondFactorCommand = commandOf('remove-second-factor', (tx, named, { log, now }) =>
  removeSecondFactorsOf(tx, named, now(), log),
);
