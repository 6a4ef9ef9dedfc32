import type { Account } from '@poolpros/contracts/http/accounts';
import { Note } from '../../../shared/ui/states.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';
import { DeleteAccount } from './delete-account.js';
import { OtherAccess } from './other-access.js';
import { OwnData } from './own-data.js';
import { Passkeys } from './passkeys.js';
import { SecondFactor } from './second-factor.js';
import { SessionList } from './session-list.js';

export interface AccountSecurityProps {
  account: Account;
  onSessionEnd: () => void;
}

/** The tab in which an account's owner looks after it. */
export function AccountSecurity({ account, onSessionEnd }: AccountSecurityProps) {
  return (
    <>
      <h1 className="type-h1">Account and security</h1>
      <p className="wrap-anywhere text-soft">You log in as {account.email}.</p>
      <div className="mt-6 flex max-w-[56rem] flex-col gap-6">
        {account.secondFactorMissing && (
          <Note tone="amber">
            <b className="font-semibold">Add an authenticator app or a passkey first.</b> Administrators need a second
            factor here. The console will open as soon as you have one.
          </Note>
        )}
        <SecondFactor account={account} />
        <Passkeys account={account} />
        {!account.secondFactorMissing && (
          <>
            <SessionList audience={account.audience} onSessionEnd={onSessionEnd} />
            {account.audience === 'contractor' && <OtherAccess />}
            <ChangePassword account={account} />
            <ChangeEmail account={account} />
          </>
        )}
        {account.audience === 'contractor' && (
          <>
            <OwnData />
            <DeleteAccount account={account} onSessionEnd={onSessionEnd} />
          </>
        )}
      </div>
    </>
  );
}
