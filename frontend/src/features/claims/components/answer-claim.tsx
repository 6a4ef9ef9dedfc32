import { claimDays } from '@poolpros/contracts/claim-facts';
import type { ClaimAnswer } from '@poolpros/contracts/http/claim-answers';
import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { DeadLink } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { answerClaimByLink } from '../api.js';
import { AnswerForm } from './answer-form.js';

/** Behind the link in the mail to the present owner of a claimed page. */
export function AnswerClaim({ claimId, token }: { claimId: string; token: string }) {
  const api = useApi();
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: (answer: ClaimAnswer) => answerClaimByLink(api, { claimId, token, answer }),
  });
  if (data)
    return (
      <Outcome
        icon={CircleCheck}
        title={data.status === 'approved' ? 'Granted' : 'Refused'}
        text={
          data.status === 'approved'
            ? `The person who claimed the page for ${data.businessName} is now ${variables === 'hand_over' ? 'its only owner' : 'one of its owners'}.`
            : `The page for ${data.businessName} stays yours.`
        }
        takesFocus
      >
        <ButtonLink to={pagePaths.dashboard} variant="secondary">
          Open your dashboard
        </ButtonLink>
      </Outcome>
    );
  if (error && !isUnavailable(error))
    return (
      <DeadLink
        title="You can no longer answer this claim"
        text={`It has been decided or withdrawn, or the ${claimDays.answer} days have passed and someone on our team will decide.`}
        to={pagePaths.dashboard}
        way="Open your dashboard"
        takesFocus
      />
    );
  return (
    <>
      <h1 className="type-h1">Someone is claiming your page</h1>
      <Card className="mt-6 flex flex-col items-start gap-4">
        <p className="text-soft">
          The email names the person who is claiming it. Your page stays as it is until you answer.
        </p>
        <AnswerForm
          busy={isPending}
          failed={error ? 'Your answer was not sent. Please try again in a moment.' : null}
          onAnswer={mutate}
        />
      </Card>
    </>
  );
}
