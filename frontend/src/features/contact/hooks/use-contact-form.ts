import { comparedLimit } from '@poolpros/contracts/catalogue';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { rememberAsked } from '../../../entities/contact/asked-today.js';
import { forgetFigures, useCarriedFigures } from '../../../entities/contact/carried-figures.js';
import type { SearchContext } from '../../../entities/listings/compare-list.js';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { type FieldErrors, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useToast } from '../../../shared/ui/toast.js';
import { type ContactMessage, type ContactTarget, rejectedRecipient, sendContactRequest } from '../api.js';
import { figureLines, lengthOf, type PrefilledLine, prefilledLines, withLines } from '../prefilled-lines.js';

interface ContactValues extends ContactMessage {
  /** Whom the visitor ticked; empty at first. */
  ticked: readonly ContactTarget[];
  /** The texts of the carried lines that the visitor took out. */
  leftOut: readonly string[];
}

const nothing: ContactValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  [honeypotName]: '',
  ticked: [],
  leftOut: [],
};

/** What must not be empty, and what is said at the field when it is. */
const required = {
  name: 'Enter your name.',
  email: 'Enter the email where the reply should go.',
  message: 'Say what you would like to have done.',
};

function missing(message: ContactMessage, recipients: readonly ContactTarget[]): FieldErrors {
  const entries = Object.entries(required) as [keyof typeof required, string][];
  return {
    ...(recipients.length === 0 && { ticked: 'Select at least one business.' }),
    ...Object.fromEntries(entries.filter(([field]) => message[field].trim() === '')),
  };
}

/** Says how many got the message; nothing is called sent that reached nobody. */
const sentToast = (count: number) =>
  count === 0
    ? { title: 'Message Kept', text: 'It reaches the business when it joins. Nobody has it yet.' }
    : {
        title: 'Message Sent!',
        text: `Thank you! Your message has been sent to ${count === 1 ? 'the installer' : `${count} installers`}.`,
      };

/** What came of a message that was sent. */
export interface SentMessage {
  recipients: readonly ContactTarget[];
  /** The ids of those whom it cannot reach now. */
  undelivered: readonly number[];
  /** When, as the service says it; the browser's time where it says nothing. */
  at: string;
  /** Where the confirmation goes. */
  email: string;
  hasPhone: boolean;
}

const noContext: SearchContext = {};

export interface ContactFormOptions {
  /** A recipient who cannot be unticked; null when all are ticked by the visitor. */
  target: ContactTarget | null;
  /** The search that the message comes from, if any. */
  context?: SearchContext;
  /** Runs after the message was sent and the form emptied. */
  onSent: (sent: SentMessage) => void;
}

/** The contact form of one installer, or of those a visitor ticks: values, errors and sending. */
export function useContactForm({ target, context = noContext, onSent }: ContactFormOptions) {
  const api = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const fields = useFields(nothing);
  const { values, change, showErrors } = fields;
  const { ticked, leftOut, ...message } = values;
  const recipients = target ? [target, ...ticked] : ticked;
  const figures = figureLines(useCarriedFigures());
  const lines = [...prefilledLines(context), ...figures].filter(({ text }) => !leftOut.includes(text));

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => sendContactRequest(api, recipients, { ...message, message: withLines(lines, message.message) }),
    onSuccess: ({ createdAt = new Date().toISOString(), undelivered = [] }) => {
      fields.clear();
      rememberAsked(recipients);
      toast(sentToast(recipients.length - undelivered.length));
      onSent({
        recipients,
        undelivered,
        at: createdAt,
        email: message.email.trim(),
        hasPhone: message.phone.trim() !== '',
      });
      return queryClient.invalidateQueries(readsOf(apiPaths.installer, apiPaths.summary));
    },
    onError: (failure) => {
      toast({ title: 'Error', text: 'Failed to send message. Please try again.', tone: 'bad' });
      showErrors(fieldErrors(failure));
    },
  });

  return {
    fields,
    isPending,
    recipients,
    /** How many more can be ticked. */
    room: comparedLimit - recipients.length,
    tickOnly: (others: readonly ContactTarget[]) => change('ticked', others),
    tick: (other: ContactTarget, wanted: boolean) =>
      change('ticked', wanted ? [...ticked, other] : ticked.filter(({ id }) => id !== other.id)),
    /** What goes along of the search, and of a calculator. */
    lines,
    leaveOut: ({ text }: PrefilledLine) => {
      change('leftOut', [...leftOut, text]);
      // They belong to no search, and would come back with the next form.
      if (figures.some((each) => each.text === text)) forgetFigures();
    },
    /** Characters that the visitor's own words may have. */
    longestMessage: textLengths.message.max - lengthOf(lines),
    /** Why the message was rejected as a whole, such as too many in a day. */
    error: errorText(error, recipients),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      const found = missing(message, recipients);
      showErrors(found);
      if (Object.keys(found).length === 0) return mutate();
      toast({ title: 'Required Fields', text: 'Please fill in all required fields.', tone: 'bad' });
    },
    /** Clears the ticks and the errors of the last attempt; what was typed stays. */
    resetAttempt: () => {
      change('ticked', []);
      showErrors({});
      reset();
    },
  };
}

export type ContactForm = ReturnType<typeof useContactForm>;

function errorText(error: Error | null, recipients: readonly ContactTarget[]): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const rejected = rejectedRecipient(recipients, error.errors);
  if (rejected) return `${rejected.name} is not taking messages now. Nothing was sent.`;
  return error.errors.length === 0 ? error.detail : null;
}
