import { formatList } from '@poolpros/contracts/format-list';
import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { requestLimits } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { useToast } from '../../../shared/ui/toast.js';
import { stepFailure, useFollowStep } from '../api.js';

/** Sends a request that waits for its homeowner; only the button does. */
export function ConfirmRequest({ request, token }: { request: FollowedRequest; token: string }) {
  const toast = useToast();
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.confirmRequest, () =>
    toast({ title: 'Sent', text: 'Your request is on its way. Every reply will come to your email and to this page.' }),
  );
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="type-h3">Nothing has been sent yet</h2>
      <p>
        Read your message again. It will go to {formatList(request.recipients.map(({ name }) => name))} when you press
        the button. If you did not write this message, close the page. The message will not be sent unless you press the
        button. You have {requestLimits.confirmDays} days to confirm.
      </p>
      <FailureNote>{stepFailure(error, 'Your request was not sent.')}</FailureNote>
      <Button
        variant="primary"
        size="lg"
        className="max-sm:w-full"
        busyText={isPending ? 'Sending...' : null}
        onClick={() => mutate({})}
      >
        Confirm and send
      </Button>
    </Card>
  );
}
