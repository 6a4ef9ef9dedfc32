import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod';
import { ApiError, fieldErrors } from '../api/api-error.js';
import { useToast } from '../ui/toast.js';
import { type FieldErrors, type Fields, invalidFields, useFields } from './use-fields.js';

export interface MailedForm<V extends object, B> {
  empty: V;
  bodyOf(values: V): B;
  /**
   * Errors that only the form can know, such as the names of its empty fields; they have priority over the schema's.
   */
  plainErrors(values: V): FieldErrors;
  /** The contract's schema; its module loads only when the form is sent. */
  schema(): Promise<z.ZodType>;
  send(body: B): Promise<unknown>;
  /** Shows errors if not all fields are visible; otherwise the fields do it themselves. */
  showErrors?(found: FieldErrors, fields: Fields<V>): void;
  /** The name of the content, as in "your review". */
  noun: string;
}

/** A form whose result comes by mail. `sentTo` is the email it went to. */
export function useMailedForm<V extends { email: string }, B>(o: MailedForm<V, B>) {
  const toast = useToast();
  const fields = useFields(o.empty);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const checking = useRef(false);
  const { values } = fields;
  const showErrors = (found: FieldErrors) => (o.showErrors ? o.showErrors(found, fields) : fields.showErrors(found));

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => o.send(o.bodyOf(values)),
    onSuccess: () => {
      // An error from an earlier attempt would contradict the success message.
      toast(null);
      setSentTo(values.email.trim());
    },
    onError: (failure) => {
      toast({ title: 'Not sent', text: `Your ${o.noun} was not sent. Nothing you typed is lost.`, tone: 'bad' });
      showErrors(fieldErrors(failure));
    },
  });

  // If the contract's module does not load, the service still validates.
  const schemaErrors = (): Promise<FieldErrors> =>
    o.schema().then(
      (schema) => invalidFields(schema, o.bodyOf(values)),
      () => ({}),
    );
  const check = async (): Promise<FieldErrors> => ({ ...(await schemaErrors()), ...o.plainErrors(values) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || checking.current) return;
    checking.current = true;
    const found = await check();
    checking.current = false;
    if (Object.keys(found).length > 0) {
      toast({ title: 'Not sent yet', text: 'Some fields need another look.', tone: 'bad' });
      return showErrors(found);
    }
    mutate();
  };

  return {
    fields,
    submit,
    /** The errors in the current values. */
    check,
    isPending,
    sentTo,
    /** Why it was rejected as a whole, such as too many in an hour. */
    error: error && Object.keys(fieldErrors(error)).length === 0 ? errorText(error, o.noun) : null,
  };
}

function errorText(error: Error, noun: string): string {
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return `We could not accept your ${noun} right now. Please try again in a moment.`;
}
