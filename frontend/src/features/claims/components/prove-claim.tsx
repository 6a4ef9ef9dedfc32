import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Unlink } from 'lucide-react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { proveClaim } from '../api.js';

/** Behind the link that was mailed to the website's domain; only the button proves anything. */
export function ProveClaim({ token }: { token: string }) {
  const api = useApi();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => proveClaim(api, token) });
  if (data)
    return (
      <Outcome
        icon={CircleCheck}
        title={data.status === 'approved' ? 'The page is claimed' : 'Proved'}
        text={
          data.status === 'approved'
            ? `${data.businessName} now belongs to who asked for it.`
            : `A person reads the claim of ${data.businessName} now. The decision comes by mail.`
        }
        takesFocus
      >
        <ButtonLink to={pagePaths.claim} variant="secondary">
          See the claim
        </ButtonLink>
      </Outcome>
    );
  if (error && !isUnavailable(error))
    return (
      <Outcome
        tone="stone"
        icon={Unlink}
        title="This link does not work"
        text="It works once, for 24 hours. Open it from the mail again, or start the claim anew."
        takesFocus
      >
        <ButtonLink to={pagePaths.requestClaim} variant="secondary">
          Start a claim
        </ButtonLink>
      </Outcome>
    );
  return (
    <>
      <h1 className="type-h1">Confirm the claim</h1>
      <Card className="mt-6 flex flex-col items-start gap-4">
        <p className="text-soft">
          With the button you confirm that somebody of your business asked for this. You know nothing of it? Close the
          page, and nothing changes.
        </p>
        {error && (
          <Note tone="brick" role="alert">
            The claim was not confirmed. Please try again in a moment.
          </Note>
        )}
        <Button
          variant="primary"
          size="lg"
          className="max-md:w-full"
          busyText={isPending ? 'Confirming...' : null}
          onClick={() => mutate()}
        >
          Confirm the claim
        </Button>
      </Card>
    </>
  );
}
