import type { FollowedRecipient, FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { apiPaths, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { Star } from 'lucide-react';
import { typedDollars } from '../../../entities/requests/typed-dollars.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { RadioTiles } from '../../../shared/ui/choice.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { stepFailure, useFollowStep } from '../api.js';
import { hiredChoice, type OutcomeChoice, outcomeBody, storedChoice } from '../outcome-choice.js';

interface OutcomeValues {
  choice: OutcomeChoice | null;
  value: string;
}

/** Asks who got the job and how it ended; it can be corrected later. */
export function OutcomeForm({ request, token }: { request: FollowedRequest; token: string }) {
  const { recipients, outcome, hiredId, value } = request;
  const toast = useToast();
  const fields = useFields<OutcomeValues>({
    choice: storedChoice(request),
    value: value === null ? '' : value.toLocaleString('en-US'),
  });
  const { values, errors, change, showErrors, text } = fields;
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.requestOutcome, () =>
    toast({ title: 'Saved', text: 'Thank you. You can change your answer here.' }),
  );
  const errorsIn = (typed: OutcomeValues) => ({
    ...emptyFields(typed, { choice: 'Choose one of these.' }),
    ...(isHired(typed.choice) &&
      typedDollars(typed.value) === undefined && { value: 'Enter an amount in dollars, or leave it blank.' }),
  });
  const hired =
    outcome === 'hired' ? recipients.find(({ contactRequestId }) => contactRequestId === hiredId) : undefined;
  return (
    <Card>
      <form
        ref={fields.form}
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={fields.onSubmit(isPending, errorsIn, ({ choice, value: typed }) => {
          if (choice === null) return;
          mutate(outcomeBody(choice, typedDollars(typed) ?? null), {
            onError: (failure) => showErrors(atFields(fieldErrors(failure))),
          });
        })}
      >
        <div>
          <h2 className="type-h3">How did it turn out?</h2>
          <p className="mt-1 text-soft">Your answer helps the next homeowner, and you can change it later.</p>
        </div>
        <RadioTiles
          legend={<span className="sr-only">How did it turn out?</span>}
          name="outcome"
          tiles={[
            ...recipients.map(({ name, contactRequestId }) => ({
              value: hiredChoice(contactRequestId),
              title: `Hired ${name}`,
            })),
            { value: 'elsewhere', title: 'Hired someone else' },
            { value: 'not_doing', title: 'Not doing it now' },
          ]}
          value={values.choice}
          onValueChange={(choice) => change('choice', choice as OutcomeChoice)}
          error={errors.choice ?? null}
        />
        {isHired(values.choice) && (
          <TextField
            label={<Optional>What does the job cost?</Optional>}
            hint="In dollars. Only the business that you hired will see it."
            inputMode="decimal"
            maxLength={14}
            {...text('value')}
          />
        )}
        <FailureNote>{stepFailure(error, 'Your answer was not saved.')}</FailureNote>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" busyText={isPending ? 'Saving...' : null}>
            {outcome === null ? 'Save' : 'Save the correction'}
          </Button>
          {hired && <ReviewLink hired={hired} />}
        </div>
      </form>
    </Card>
  );
}

const isHired = (choice: OutcomeChoice | null): boolean => choice?.startsWith('hired') ?? false;

/** The service names the business in a field of its own; the form has one choice for both. */
const atFields = ({ contactRequestId, outcome, ...others }: Record<string, string>): Record<string, string> => {
  const choice = contactRequestId ?? outcome;
  return { ...others, ...(choice && { choice }) };
};

const ReviewLink = ({ hired: { name, installerId } }: { hired: FollowedRecipient }) => (
  <ButtonLink
    to={pathTo(pagePaths.writeReview, { installerId: String(installerId) })}
    variant="soft"
    className="wrap-anywhere"
  >
    <Star aria-hidden="true" className="size-5" />
    Review {name}
  </ButtonLink>
);
