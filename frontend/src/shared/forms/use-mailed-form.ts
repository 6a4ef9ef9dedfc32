import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod';
import { ApiError, fieldErrors } from '../api/api-error.js';
import { useToast } from '../ui/toast.js';
import { type FieldErrors, type Fields, invalidFields, useFields } from './use-fields.js';

export interface MailedForm<V extends object, B> {
  empty: V;
  bodyOf(values: V): B;
  /** What only the form can say, such as the names of its empty fields; it comes before what the schema says. */
  plainErrors(values: V): FieldErrors;
  /** The contract's schema; its module loads only when the form is sent. */
  schema(): Promise<z.ZodType>;
  send(body: B): Promise<unknown>;
  /** Shows what is wrong where not all fields are in sight; otherwise the fields do it themselves. */
  showErrors?(found: FieldErrors, fields: Fields<V>): void;
  /** What is sent, as in "your review". */
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
      // What an earlier try said would stand beside the good news.
      toast(null);
      setSentTo(values.email.trim());
    },
    onError: (failure) => {
      toast({ title: 'Not sent', text: `Your ${o.noun} was not sent. Nothing you typed is lost.`, tone: 'bad' });
      showErrors(fieldErrors(failure));
    },
  });

  // When the contract's module does not load, the service still validates.
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
    /** What is wrong with the values as they are. */
    check,
    isPending,
    sentTo,
    /** Why it was rejected as a whole, such as too many in an hour. */
    error: error && Object.keys(fieldErrors(error)).length === 0 ? errorText(error, o.noun) : null,
  };
}

function errorText(error: Error, noun: string): string {
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return `We could not take your ${noun} right now. Please try again in a moment.`;
}
