import { requestLimits } from '@poolpros/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { CalendarX2, MailCheck } from 'lucide-react';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { renewLink, stepFailure } from '../api.js';

/** What the link shows once its days are over: a way to have it mailed again. */
export function EndedPage({ token }: { token: string }) {
  const api = useApi();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => renewLink(api, token) });
  if (isSuccess)
    return (
      <Outcome
        tone="pool"
        icon={MailCheck}
        title="Check your email"
        text={`We emailed a link to the address that you used. It works for ${requestLimits.followDays} days.`}
        takesFocus
      />
    );
  return (
    <Outcome
      tone="stone"
      icon={CalendarX2}
      title="This page has expired"
      text={`It worked for ${requestLimits.followDays} days. If you still need it, we can email a fresh link to the address that you used.`}
    >
      <FailureNote>{stepFailure(error, 'The link was not emailed.')}</FailureNote>
      <Button variant="secondary" busyText={isPending ? 'Sending...' : null} onClick={() => mutate()}>
        Email me a fresh link
      </Button>
    </Outcome>
  );
}
