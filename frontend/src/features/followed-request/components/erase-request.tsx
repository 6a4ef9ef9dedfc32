import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { eraseRequest, stepFailure } from '../api.js';

/** Asks whether a request shall be erased, and erases it. */
export function EraseRequest({ token, onErased }: { token: string; onErased: () => void }) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => eraseRequest(api, token),
    onSuccess: onErased,
  });
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="type-h4">Your data</h2>
      <p className="type-small text-soft">
        The businesses never see your email. We erase this request 24 months after you sent it, or now if you want.
      </p>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        Erase everything now
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
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
            We erase your name, email and phone number, your message with its details, and everything that you and the
            businesses wrote. This page ends. Mails that a business has already received stay with the business. This
            cannot be undone.
          </p>
          <FailureNote>{stepFailure(error, 'Nothing was erased.')}</FailureNote>
        </div>
      </ConfirmDialog>
    </Card>
  );
}
