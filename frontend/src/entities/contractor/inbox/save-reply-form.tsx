import type { SavedReplies } from '@poolpros/contracts/http/request-threads';
import { textLengths } from '@poolpros/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { addSavedReply } from './api.js';
import { placeholders } from './fill-placeholders.js';

const named = placeholders.map((name) => `{${name}}`).join(', ');

export interface SaveReplyFormProps {
  installerId: number;
  /** What was typed as a reply, to begin with. */
  typed: string;
  onSaved: (saved: SavedReplies) => void;
}

export function SaveReplyForm({ installerId, typed, onSaved }: SaveReplyFormProps) {
  const api = useFormApi();
  const { form, values, showErrors, restore, text, onSubmit } = useFields({ title: '', text: typed });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addSavedReply(api, installerId, { title: values.title.trim(), text: values.text.trim() }),
    onSuccess: (saved) => {
      restore({ title: '', text: '' });
      onSaved(saved);
    },
    onError: (failure) => showErrors(fieldErrors(failure)),
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-3 border-t border-rule pt-5"
      onSubmit={onSubmit(
        isPending,
        (typed) => emptyFields(typed, { title: 'Name it so that you can find it.', text: 'Write the reply.' }),
        () => mutate(),
      )}
    >
      <h3 className="type-h4">Save a reply</h3>
      <TextField label="Name *" required maxLength={textLengths.savedReplyTitle.max} {...text('title')} />
      <CountedTextArea
        label="Text *"
        hint={`These are filled in when you use the reply: ${named}.`}
        required
        maxLength={textLengths.message.max}
        rows={4}
        {...text('text')}
      />
      <FailureNote>{failureText(error)}</FailureNote>
      <Button type="submit" className="self-start" busyText={isPending ? 'Saving...' : null}>
        Save reply
      </Button>
    </form>
  );
}

/** Why it was not saved; null where a field says it. */
function failureText(error: Error | null): string | null {
  if (error === null || Object.keys(fieldErrors(error)).length > 0) return null;
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return 'Not saved. Please try again in a moment.';
}
