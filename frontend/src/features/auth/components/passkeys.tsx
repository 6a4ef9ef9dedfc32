import type { Account, Passkey } from '@poolpros/contracts/http/accounts';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { passkeysQuery } from '../api.js';
import { useHasPasskeys } from '../hooks/use-has-passkeys.js';
import { usePasskeys } from '../hooks/use-passkeys.js';

/** The passkeys of an account, each with a way to remove it. */
export function Passkeys({ account: { audience } }: { account: Account }) {
  const offered = useHasPasskeys();
  const { data, error, refetch } = useQuery(passkeysQuery(audience));
  const { add, remove, adding, removing, dialog } = usePasskeys(audience);
  return (
    <Card bare>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-6 md:pt-5">
        <div className="max-w-[34rem]">
          <h2 className="type-h3">Passkeys</h2>
          <p className="type-small text-soft">
            Log in with your fingerprint, your face or your device’s screen lock. There is no password to type or to
            give away.
          </p>
        </div>
        {offered ? (
          <Button variant="secondary" onClick={add} busyText={adding ? 'Waiting for your device...' : null}>
            Add a passkey
          </Button>
        ) : (
          <p className="type-small text-soft">You cannot add a passkey in this browser.</p>
        )}
      </div>
      {data ? (
        data.items.length > 0 && (
          <ul>
            {data.items.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                busy={removing === passkey.id}
                onRemove={() => remove(passkey)}
              />
            ))}
          </ul>
        )
      ) : (
        <LoadingState name="Your passkeys" error={error} onRetry={() => void refetch()} small />
      )}
      {dialog}
    </Card>
  );
}

function PasskeyRow({ passkey, busy, onRemove }: { passkey: Passkey; busy: boolean; onRemove: () => void }) {
  const { device, synced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-4 py-3.5 md:px-6">
      <Fingerprint aria-hidden="true" className="size-6 shrink-0 text-pool-600" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">Created in {device}</p>
        <p className="type-small text-soft">
          {synced ? 'Saved in a password manager' : 'On one device'} · Added {momentText(createdAt)} ·{' '}
          {lastUsedAt ? `Last used ${momentText(lastUsedAt)}` : 'Not used yet'}
        </p>
      </div>
      <Button
        aria-label={`Remove the passkey created in ${device}`}
        onClick={onRemove}
        busyText={busy ? 'Removing...' : null}
      >
        Remove
      </Button>
    </li>
  );
}
