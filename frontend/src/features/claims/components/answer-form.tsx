import type { ClaimAnswer } from '@poolpros/contracts/http/claim-answers';
import type { FormEvent } from 'react';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { Button } from '../../../shared/ui/button.js';
import { type RadioTile, RadioTiles } from '../../../shared/ui/choice.js';

const tiles: (RadioTile & { value: ClaimAnswer })[] = [
  { value: 'share', title: 'Share the page', text: 'You will both own it, and either of you can change anything.' },
  { value: 'hand_over', title: 'Transfer it', text: 'They will become the only owner. You will no longer own it.' },
  { value: 'refuse', title: 'Refuse', text: 'The page will stay yours. They can ask us to look at it again.' },
];

/** What the present owner of a page says to who claims it. */
export function AnswerForm({
  busy,
  failed,
  across = false,
  onAnswer,
}: {
  busy: boolean;
  /** Why the last answer was not taken; null when it was not tried. */
  failed: string | null;
  /** Beside each other where there is room. */
  across?: boolean;
  onAnswer: (answer: ClaimAnswer) => void;
}) {
  const { form, values, errors, change, showErrors } = useFields<{ answer: ClaimAnswer | '' }>({ answer: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (values.answer === '') return showErrors({ answer: 'Choose an answer.' });
    onAnswer(values.answer);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex w-full flex-col gap-4">
      <RadioTiles
        legend="Your answer *"
        name="answer"
        tiles={tiles}
        across={across}
        value={values.answer}
        error={errors.answer ?? null}
        onValueChange={(answer) => change('answer', answer as ClaimAnswer)}
      />
      <FailureNote>{failed}</FailureNote>
      <div>
        <Button type="submit" variant="primary" className="max-md:w-full" busyText={busy ? 'Sending...' : null}>
          Send the answer
        </Button>
      </div>
    </form>
  );
}
