import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { asSentence } from '../api/api-error.js';

export type FieldErrors = Record<string, string>;

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type TextKey<V> = { [K in keyof V]-?: V[K] extends string ? K : never }[keyof V] & string;

/** Whether an error, such as `licenses.0.number`, is about a field or a part of it. */
export const isIn = (field: string, error: string): boolean => error === field || error.startsWith(`${field}.`);

/** Values and errors of a form. Showing errors moves the focus to the first field with one. */
export function useFields<V extends object>(initial: V) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const change = <K extends keyof V & string>(field: K, value: V[K]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isIn(field, name))));
  };

  const restore = useCallback((all: V) => {
    setValues(all);
    setErrors({});
  }, []);

  const showErrors = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, button)')?.focus();
  };

  return {
    form,
    values,
    errors,
    change,
    /** Shows errors without moving the focus. */
    markErrors: setErrors,
    showErrors,
    /** The form's `onSubmit`: sends valid values, shows errors otherwise, and does nothing while it is busy. */
    onSubmit:
      (isBusy: boolean, errorsIn: (values: V) => FieldErrors, send: (values: V) => void) => (event: FormEvent) => {
        event.preventDefault();
        if (isBusy) return;
        const found = errorsIn(values);
        if (Object.keys(found).length > 0) showErrors(found);
        else send(values);
      },
    /** Resets values and errors. */
    clear: () => restore(initial),
    /** Replaces all values, without errors. */
    restore,
    /** The props of a text control for this field. */
    text: (field: TextKey<V>) => ({
      name: field,
      value: values[field] as string,
      error: errors[field] ?? null,
      onChange: (event: ChangeEvent<TextControl>) => change(field, event.target.value as V[typeof field]),
    }),
  };
}

export type Fields<V extends object> = ReturnType<typeof useFields<V>>;
/** The props of a text control. */
export type TextProps = ReturnType<Fields<Record<string, string>>['text']>;

/** The messages whose field is empty: only spaces, or nothing chosen. */
export function emptyFields<V extends object>(
  values: V,
  sentences: Partial<Record<keyof V & string, string>>,
): FieldErrors {
  const entries = Object.entries(sentences) as [keyof V & string, string][];
  return Object.fromEntries(
    entries.filter(([field]) => {
      const value = values[field];
      return value === null || (typeof value === 'string' && value.trim() === '');
    }),
  );
}

/** The first error of each field by the contract's schema; empty if all are valid. */
export function invalidFields(schema: z.ZodType, values: unknown): FieldErrors {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }): [string, string] => [nameOf(path), asSentence(message)]).reverse(),
  );
}

/** `licenses.0.number`; an error of a whole list entry is an error of the list. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.slice(0, path.findLastIndex((part) => typeof part === 'string') + 1).join('.');
