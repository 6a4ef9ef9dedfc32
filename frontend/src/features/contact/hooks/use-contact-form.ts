import { comparedLimit } from '@poolpros/contracts/catalogue';
import { currentConsent } from '@poolpros/contracts/consent';
import { keysOf } from '@poolpros/contracts/keys-of';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { withoutSecret } from '@poolpros/contracts/secret-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberAsked } from '../../../entities/contact/asked-today.js';
import { forgetFigures, useCarriedFigures } from '../../../entities/contact/carried-figures.js';
import type { SearchContext } from '../../../entities/listings/compare-list.js';
import { type DetailValues, noDetails } from '../../../entities/requests/details.js';
import { photosInBody, stillSending } from '../../../entities/requests/form-photos.js';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useToast } from '../../../shared/ui/toast.js';
import { type ContactTarget, rejectedRecipient, sendContactRequest } from '../api.js';
import { inDetails, missing, nothing, ofDetails, wrongDetails } from '../contact-values.js';
import {
  figureLines,
  lengthOf,
  type PrefilledLine,
  prefilledDetails,
  prefilledLines,
  withLines,
} from '../prefilled-lines.js';
import { byReach, mustConfirmTitle } from '../reach.js';
import { useFormTime } from './use-form-time.js';

/** Says how many got the message; nothing is called sent that reached nobody or waits for its writer. */
function sentToast({ recipients, undelivered, mustConfirm, email }: SentMessage) {
  if (mustConfirm)
    return {
      title: mustConfirmTitle,
      text: `Nothing will be sent until you confirm with the link that we emailed to ${email}.`,
    };
  const count = recipients.length - undelivered.length;
  if (count === 0)
    return { title: 'Message Saved', text: 'We will deliver it when the business joins. Nobody has received it yet.' };
  return {
    title: 'Message Sent!',
    text: `Thank you! Your message has been sent to ${count === 1 ? 'the installer' : `${count} installers`}.`,
  };
}

/** What came of a message that was sent. */
export interface SentMessage {
  recipients: readonly ContactTarget[];
  /** The ids of those whom it cannot reach now. */
  undelivered: readonly number[];
  /** Whether nothing is delivered before the visitor confirms by mail. */
  mustConfirm: boolean;
  /** When, as the service says it; the browser's time where it says nothing. */
  at: string;
  /** Where the private link goes. */
  email: string;
  hasPhone: boolean;
}

const noContext: SearchContext = {};

/** The answers among the details. Most messages have none, so a page does not load the questions before. */
async function answered(details: DetailValues) {
  if (keysOf(details).every((field) => details[field] === noDetails[field])) return {};
  const { sentDetails } = await import('../../../entities/requests/sent-details.js');
  return sentDetails(details);
}

export interface ContactFormOptions {
  /** A recipient who cannot be unticked; null when all are ticked by the visitor. */
  target: ContactTarget | null;
  /** The search that the message comes from, if any. */
  context?: SearchContext;
  /** Whether the visitor sees the form. */
  isShown: boolean;
  /** Runs after the message was sent and the form emptied. */
  onSent: (sent: SentMessage) => void;
}

/** The contact form of one installer, or of those a visitor ticks: values, errors and sending. */
export function useContactForm({ target, context = noContext, isShown, onSent }: ContactFormOptions) {
  const api = useFormApi();
  const { pathname } = useLocation();
  const time = useFormTime(isShown);
  const toast = useToast();
  const queryClient = useQueryClient();
  const fields = useFields(nothing);
  const { values, change, showErrors } = fields;
  const { ticked, leftOut, details: changed, photos, ...message } = values;
  const [isSendingPhotos, setSendingPhotos] = useState(false);
  const details = { ...noDetails, ...prefilledDetails(context), ...changed };
  const recipients = target ? [target, ...ticked] : ticked;
  const figures = figureLines(useCarriedFigures());
  const lines = [...prefilledLines(context), ...figures].filter(({ text }) => !leftOut.includes(text));

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () =>
      sendContactRequest(api, recipients, {
        filledInMs: time.take(),
        ...message,
        message: withLines(lines, message.message),
        ...(await answered(details)),
        consentVersion: currentConsent,
        ...photosInBody(photos),
        ...(withoutSecret(pathname) === pathname && { sourcePage: pathname }),
      }),
    onSuccess: ({ createdAt = new Date().toISOString(), undelivered = [], mustConfirm = false }) => {
      fields.clear();
      // One that waits to be confirmed has reached nobody.
      if (!mustConfirm) rememberAsked(byReach({ recipients, undelivered }).reached);
      const sent: SentMessage = {
        recipients,
        undelivered,
        mustConfirm,
        at: createdAt,
        email: message.email.trim(),
        hasPhone: message.phone.trim() !== '',
      };
      toast(sentToast(sent));
      onSent(sent);
      return queryClient.invalidateQueries(readsOf(apiPaths.installer, apiPaths.summary));
    },
    onError: (failure) => {
      toast({ title: 'Error', text: 'Failed to send message. Please try again.', tone: 'bad' });
      if (failure instanceof ApiError && failure.status < 500) time.measureAgain();
      showErrors(inDetails(fieldErrors(failure)));
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
    /** The optional details, as far as the search or the visitor answered them. */
    details,
    detailErrors: ofDetails(fields.errors),
    changeDetail: <K extends keyof DetailValues>(field: K, value: DetailValues[K]) =>
      change('details', { ...changed, [field]: value }),
    /** Says whether photos are on their way, without which the message would go. */
    setSendingPhotos,
    /** Characters that the visitor's own words may have. */
    longestMessage: textLengths.message.max - lengthOf(lines),
    /** Why the message was rejected as a whole, such as too many in a day. */
    error: errorText(error, recipients),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      const empty = missing(values, recipients);
      const found = {
        ...wrongDetails(details, message.phone),
        ...(isSendingPhotos && { photos: stillSending }),
        ...empty,
      };
      showErrors(found);
      if (Object.keys(found).length === 0) return mutate();
      if (Object.keys(empty).length > 0)
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
  if (rejected) return `${rejected.name} is not taking messages right now. Nothing was sent.`;
  const tooFast = fieldErrors(error).filledInMs;
  return tooFast ?? (error.errors.length === 0 ? error.detail : null);
}
