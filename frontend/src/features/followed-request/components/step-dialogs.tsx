import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useApi } from '../../../shared/lib/services.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { eraseRequest, stepFailure, useFollowStep } from '../api.js';

export interface WithdrawDialogProps {
  request: FollowedRequest;
  token: string;
  open: boolean;
  onClose: () => void;
}

/** Asks whether a request shall be withdrawn, and withdraws it. */
export function WithdrawDialog({ request, token, open, onClose }: WithdrawDialogProps) {
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.withdrawRequest, onClose);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
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
            ? 'We will notify the businesses that have it. They can no longer write to you about it, and you cannot send it again from here.'
            : 'It will not be sent to anyone, and you cannot send it from here later.'}
        </p>
        <FailureNote>{stepFailure(error, 'Your request was not withdrawn.')}</FailureNote>
      </div>
    </ConfirmDialog>
  );
}

export interface EraseDialogProps {
  token: string;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Asks whether a request shall be erased, and erases it. */
export function EraseDialog({ token, open, onClose, onErased }: EraseDialogProps) {
  const api = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => eraseRequest(api, token),
    onSuccess: onErased,
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Erase everything now?"
      cancel="Keep it"
      button={{
        variant: 'danger',
        busyText: isPending ? 'Erasing...' : null,
        onClick: () => mutate(),
        children: 'Erase it',
      }}
    >
      <div className="flex flex-col gap-4">
        <p>
          We will erase your name, email and phone number, your message with its details, and everything that you and
          the businesses wrote. This page will be gone. Emails that a business has already received stay with the
          business. This cannot be undone.
        </p>
        <FailureNote>{stepFailure(error, 'Nothing was erased.')}</FailureNote>
      </div>
    </ConfirmDialog>
  );
}
