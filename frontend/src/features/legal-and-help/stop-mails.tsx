import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck, MailX } from 'lucide-react';
import { isUnavailable } from '../../shared/api/api-error.js';
import { FailureNote } from '../../shared/forms/failure-note.js';
import { DeadLink, LinkAction, LinkLoading, LinkUnread } from '../../shared/forms/mailed-link.js';
import { useApi } from '../../shared/lib/services.js';
import { Button } from '../../shared/ui/button.js';
import { Outcome } from '../../shared/ui/panel.js';
import { mailStopQuery, resumeMails, stopMails } from './api.js';

const failed = 'That did not work, but your link is still good. Please try again in a moment.';
const stillComes =
  'You will still get emails about account security, links to confirm an email address, and decisions about a business.';

/** The page behind the link at the foot of a mail: one button stops mails, another one takes that back. */
export function StopMails({ token }: { token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = mailStopQuery(api, token);
  const { data, error, isPending, refetch } = useQuery(query);
  const { mutate, ...change } = useMutation({
    mutationFn: (stops: boolean) => (stops ? stopMails(api, token) : resumeMails(api, token)),
    onSuccess: (changed) => queryClient.setQueryData(query.queryKey, changed),
  });

  if (isPending) return <LinkLoading />;
  if (!data) return isUnavailable(error) ? <LinkUnread onRetry={() => void refetch()} /> : <Unusable />;
  const busyText = change.isPending ? 'Saving...' : null;
  const failure = change.isError ? failed : null;
  if (data.isStopped)
    return (
      <Outcome
        key="stopped"
        icon={MailX}
        title="You will no longer get these emails"
        text={`We will no longer send them to this address for any business. ${stillComes}`}
        takesFocus={change.isSuccess}
      >
        <FailureNote>{failure}</FailureNote>
        <Button variant="secondary" busyText={busyText} onClick={() => mutate(false)}>
          Get these emails again
        </Button>
      </Outcome>
    );
  if (change.isSuccess)
    return (
      <Outcome
        key="resumed"
        tone="pool"
        icon={MailCheck}
        title="You will get these emails again"
        text="Nothing else changed."
        takesFocus
      >
        <FailureNote>{failure}</FailureNote>
        <Button variant="secondary" busyText={busyText} onClick={() => mutate(true)}>
          Stop these emails
        </Button>
      </Outcome>
    );
  return (
    <LinkAction
      title="Stop these emails?"
      button="Stop these emails"
      busyText={busyText}
      onPress={() => mutate(true)}
      failed={failure}
    >
      <p>
        One click, and this address will get no more requests from homeowners, copies of messages, notices of reviews,
        reminders, invitations, shortlists or links to drafts, for any business that uses it.
      </p>
      <p className="text-soft">{stillComes} A business with an account will still see its requests in the dashboard.</p>
    </LinkAction>
  );
}

const Unusable = () => (
  <DeadLink
    text="Open the link from the email again, or copy the whole address. It may have been cut off."
    to={pagePaths.help}
    way="Help and support"
  />
);
