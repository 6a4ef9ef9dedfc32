import { CreateIdempotencyKeys1795413600000 } from '@poolpros/chassis/idempotency';
import { CreateHistory1795300000000 } from '@poolpros/chassis/machine/history';
import { CreateAccounts1763700000000 } from './1763700000000-create-accounts.js';
import { CountLoginFailuresApart1795305600000 } from './1795305600000-count-login-failures-apart.js';
import { InviteOnceForASubmission1795392000000 } from './1795392000000-invite-once-for-a-submission.js';
import { NameRolesAndMethods1795406400000 } from './1795406400000-name-roles-and-methods.js';
import { FindEndedSessions1795410000000 } from './1795410000000-find-ended-sessions.js';
import { ConfirmEmails1795410060000 } from './1795410060000-confirm-emails.js';
import { ShowSessions1795417200000 } from './1795417200000-show-sessions.js';
import { ConfirmRegistrations1795420800000 } from './1795420800000-confirm-registrations.js';
import { AddSecondFactors1795424400000 } from './1795424400000-add-second-factors.js';
import { AddPasskeys1795458000000 } from './1795458000000-add-passkeys.js';
import { ChangeEmails1795458060000 } from './1795458060000-change-emails.js';
import { DeleteAccounts1795470060000 } from './1795470060000-delete-accounts.js';
import { KeepFormerEmails1795762800000 } from './1795762800000-keep-former-emails.js';
import { UndoEmailChanges1795766400000 } from './1795766400000-undo-email-changes.js';

export const migrations = [
  CreateAccounts1763700000000,
  CreateHistory1795300000000,
  CountLoginFailuresApart1795305600000,
  InviteOnceForASubmission1795392000000,
  NameRolesAndMethods1795406400000,
  FindEndedSessions1795410000000,
  ConfirmEmails1795410060000,
  CreateIdempotencyKeys1795413600000,
  ShowSessions1795417200000,
  ConfirmRegistrations1795420800000,
  AddSecondFactors1795424400000,
  AddPasskeys1795458000000,
  ChangeEmails1795458060000,
  DeleteAccounts1795470060000,
  KeepFormerEmails1795762800000,
  UndoEmailChanges1795766400000,
];
