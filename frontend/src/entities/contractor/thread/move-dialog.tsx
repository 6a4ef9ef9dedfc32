import type { BusinessMove } from '@poolpros/contracts/http/request-states';
import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { type FieldErrors, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { RadioTiles } from '../../../shared/ui/choice.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import { moveLabels } from '../../requests/request-labels.js';
import { typedDollars } from '../../requests/typed-dollars.js';
import { moveTexts } from './move-texts.js';
import type { ThreadAccess } from './thread-access.js';

export interface MoveDialogProps {
  thread: RequestThread;
  access: ThreadAccess;
  onMoved: (thread: RequestThread) => void;
  onFailure: (failure: Error) => void;
  onClose: () => void;
}

interface Values {
  action: BusinessMove | null;
  price: string;
}

function errorsIn({ action, price }: Values): FieldErrors {
  if (action === null) return { action: 'Choose one.' };
  if (action === 'win' && typedDollars(price) === undefined)
    return { price: 'Enter an amount in dollars, such as 18,500, or leave it blank.' };
  return {};
}

/** Asks which step to take with a request, and takes it. */
export function MoveDialog({ thread, access, onMoved, onFailure, onClose }: MoveDialogProps) {
  const api = useApi();
  const name = useId();
  const { form, values, errors, change, text, onSubmit } = useFields<Values>({ action: null, price: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ action, price }: Values) =>
      api.post<RequestThread>(access.stepsPath, {
        ...access.proof,
        action,
        version: thread.version,
        ...(action === 'win' && { value: typedDollars(price) ?? undefined }),
      }),
    onSuccess: onMoved,
    onError: onFailure,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Update the request from ${thread.name}`}
      form={form}
      onSubmit={onSubmit(isPending, errorsIn, mutate)}
      button={{ variant: 'primary', busyText: isPending ? 'Saving...' : null, children: 'Save' }}
    >
      <div className="flex flex-col gap-4">
        <RadioTiles
          legend="What happened?"
          name={name}
          tiles={thread.moves.map((move) => ({ value: move, title: moveLabels[move], text: moveTexts[move] }))}
          value={values.action}
          error={errors.action ?? null}
          onValueChange={(action) => change('action', thread.moves.find((move) => move === action) ?? null)}
        />
        {thread.mayReply && thread.repliedAt === null && (
          <p className="type-small text-soft">
            You can choose “Quote sent,” “Visit scheduled” or “Won” once you have answered. Write an answer, log a call,
            or note that you answered elsewhere.
          </p>
        )}
        {values.action === 'win' && (
          <TextField
            label={<Optional>Job price in dollars</Optional>}
            hint="Only your team sees it."
            inputMode="numeric"
            autoComplete="off"
            {...text('price')}
          />
        )}
        <FailureNote>
          {error && ((error instanceof ApiError && error.detail) || 'Not saved. Please try again in a moment.')}
        </FailureNote>
      </div>
    </FormDialog>
  );
}
