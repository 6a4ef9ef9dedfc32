import { claimDays } from '@poolpros/contracts/claim-facts';
import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { DeadLink } from '../../../shared/forms/mailed-link.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { objectToClaim } from '../api.js';
import { NoteField } from './note-field.js';

/** Behind the link in the notice of an approved claim: the previous contact of the page disputes it. */
export function ObjectToClaim({ claimId, token }: { claimId: string; token: string }) {
  const api = useApi();
  const { values, text } = useFields({ note: '' });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => objectToClaim(api, { claimId, token, note: values.note }),
  });
  if (data)
    return (
      <Outcome
        icon={CircleCheck}
        title="We are looking into it"
        text={`Someone on our team is checking how the page for ${data.businessName} was claimed. We will email you the decision.`}
        takesFocus
      />
    );
  if (error instanceof ApiError && error.code === 'link_used')
    return (
      <Outcome
        icon={CircleCheck}
        title="You have already told us"
        text="Someone on our team is checking how the page was claimed."
        takesFocus
      />
    );
  if (error && !isUnavailable(error))
    return (
      <DeadLink
        text={`The link works only once and expires after ${claimDays.object} days. If the page is yours, claim it.`}
        to={pagePaths.requestClaim}
        way="Claim the page"
        takesFocus
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <>
      <h1 className="type-h1">This was not us</h1>
      <Card className="mt-6">
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-soft">
            Someone claimed your business’s page. Press the button to tell us that it was not you or anyone on your
            team. Someone on our team will then look into it. Until then, the page stays as it is.
          </p>
          <NoteField label="What should we know?" {...text('note')} />
          <FailureNote>{error && 'Nothing was sent. Please try again in a moment.'}</FailureNote>
          <div>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="max-md:w-full"
              busyText={isPending ? 'Sending...' : null}
            >
              This was not us
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
