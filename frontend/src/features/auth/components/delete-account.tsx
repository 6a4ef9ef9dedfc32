import type { Account } from '@poolpros/contracts/http/accounts';
import { accountDeletionDays } from '@poolpros/contracts/limits';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const dialog = onDemand(() =>
  import('./delete-account-dialog.js').then(({ DeleteAccountDialog }) => DeleteAccountDialog),
);

/** The way out. */
export function DeleteAccount({ account, onSessionEnd }: { account: Account; onSessionEnd: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <h2 className="type-h3">Delete your account</h2>
      <p className="type-small mb-4 max-w-[64ch] text-soft">
        You will be logged out everywhere right away. For {accountDeletionDays} days, a link that we email you will
        bring the account back. After that, we will erase the account. Your business pages will stay up. You will see
        what will happen to each page before you decide.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)} onPointerEnter={dialog.preload} onFocus={dialog.preload}>
        Delete my account
      </Button>
      {isOpen && <dialog.Component account={account} onClose={() => setOpen(false)} onSessionEnd={onSessionEnd} />}
    </Card>
  );
}
