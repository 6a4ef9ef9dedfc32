import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { apiPaths } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { stepFailure, useFollowStep } from '../api.js';

/** Asks whether a request shall be withdrawn, and withdraws it. */
export function WithdrawRequest({ request, token }: { request: FollowedRequest; token: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.withdrawRequest, () => setAsking(false));
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Withdraw your request?"
        cancel="Keep it"
        button={{
          variant: 'danger',
          busyText: isPending ? 'Withdrawing...' : null,
          onClick: () => mutate({}),
          children: 'Withdraw it',
        }}
      >
        <div className="flex flex-col gap-4">
          <p>
            {request.isConfirmed
              ? 'We tell the businesses that have it. They can no longer write to you about it, and you cannot send it again from here.'
              : 'It is not sent to anybody, and you cannot send it from here later.'}
          </p>
          <FailureNote>{stepFailure(error, 'Your request was not withdrawn.')}</FailureNote>
        </div>
      </ConfirmDialog>
    </>
  );
}
