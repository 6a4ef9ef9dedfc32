import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const dialog = onDemand(() => import('./step-dialogs.js').then(({ WithdrawDialog }) => WithdrawDialog));

/** Withdraws a request, after a question. */
export function WithdrawRequest({ request, token }: { request: FollowedRequest; token: string }) {
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} onPointerEnter={dialog.preload} onFocus={dialog.preload}>
        Withdraw
      </Button>
      {asking !== null && (
        <dialog.Component request={request} token={token} open={asking} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
