import { textLengths } from '@poolpros/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, fieldErrors } from '../../shared/api/api-error.js';
import { CountedTextArea } from '../../shared/forms/counted-text-area.js';
import { FailureNote } from '../../shared/forms/failure-note.js';
import { emptyFields, type FieldErrors, useFields } from '../../shared/forms/use-fields.js';
import { useFormApi } from '../../shared/forms/use-form-api.js';
import { draftOf, keepDraft } from '../../shared/storage/drafts.js';
import { Button, type ButtonProps } from '../../shared/ui/button.js';
import { FoldedPhotos } from './folded-photos.js';
import { noPhotos, photosInBody, stillSending } from './form-photos.js';

export interface MessageFormProps<T> {
  label: ReactNode;
  hint?: ReactNode;
  button: ReactNode;
  variant?: ButtonProps['variant'];
  /** The API path that takes the message. */
  path: string;
  /** The body with this text. */
  bodyOf(text: string): object;
  /** Gets the response; the form is empty then. */
  onSent(response: T): void;
  /** After a failure; what was typed stays. */
  onFailure?: (failure: Error) => void;
  /** Whether it may be empty, as a note about a call. */
  optional?: boolean;
  /** The name under which what is typed is kept until it is sent; without it, it is not kept. Gone with the tab. */
  draft?: string;
  /** Lets photos come along: of what, and who sees them. */
  photosHint?: string;
  /** Next to the button: gets the text, and a function that replaces it, such as with a saved reply. */
  tools?: (text: string, replace: (text: string) => void) => ReactNode;
}

/** Writes a message of a thread. A retry after a lost response sends nothing twice. */
export function MessageForm<T>({
  label,
  hint,
  button,
  variant = 'primary',
  path,
  bodyOf,
  onSent,
  onFailure,
  optional = false,
  draft,
  photosHint,
  tools,
}: MessageFormProps<T>) {
  const api = useFormApi();
  const fields = useFields({ text: draft === undefined ? '' : draftOf(draft), photos: noPhotos });
  const { values, errors, change, restore, showErrors, text } = fields;
  const [isSendingPhotos, setSendingPhotos] = useState(false);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (draft !== undefined) keepDraft(draft, values.text);
  }, [draft, values.text]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.postOnce<T>(path, { ...bodyOf(values.text.trim()), ...photosInBody(values.photos) }),
    onSuccess: (response) => {
      if (draft !== undefined) keepDraft(draft, '');
      restore({ text: '', photos: noPhotos });
      setSent((before) => before + 1);
      onSent(response);
    },
    onError: (failure) => {
      showErrors(shownErrors(failure));
      onFailure?.(failure);
    },
  });
  const replace = (wanted: string) => {
    change('text', wanted);
    fields.form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={fields.onSubmit(
        isPending,
        (typed) => ({
          ...(!optional && emptyFields(typed, { text: 'Write a message first.' })),
          ...(isSendingPhotos && { photos: stillSending }),
        }),
        () => {
          reset();
          mutate();
        },
      )}
    >
      <CountedTextArea
        label={label}
        hint={hint}
        required={!optional}
        maxLength={textLengths.message.max}
        rows={3}
        {...text('text')}
      />
      {photosHint !== undefined && (
        <FoldedPhotos
          key={sent}
          value={values.photos}
          onChange={(photos) => change('photos', photos)}
          onSending={setSendingPhotos}
          hint={photosHint}
          error={errors.photos ?? null}
        />
      )}
      <FailureNote>{failureText(error)}</FailureNote>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} busyText={isPending ? 'Sending...' : null}>
          {button}
        </Button>
        {tools?.(values.text, replace)}
      </div>
    </form>
  );
}

/** What a failure says about fields of the form. */
function shownErrors(failure: Error): FieldErrors {
  const { text, photosToken: photos } = fieldErrors(failure);
  return { ...(text && { text }), ...(photos && { photos }) };
}

/** Why nothing was sent; null where a field says it. */
function failureText(error: Error | null): string | null {
  if (error === null || Object.keys(shownErrors(error)).length > 0) return null;
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return 'Your message was not sent. Please try again in a moment. Nothing you typed is lost.';
}
