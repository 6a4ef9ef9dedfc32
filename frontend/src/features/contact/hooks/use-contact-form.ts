import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { ApiError, fieldErrors } from '../../../lib/api-error.js';
import { useApi } from '../../../lib/services.js';
import { type FieldErrors, useFields } from '../../../lib/use-fields.js';
import { type ContactMessage, type ContactTarget, sendContactRequest } from '../api/send-contact-request.js';

const nothing: ContactMessage = { name: '', email: '', phone: '', message: '', website: '' };

/** §5: what must not be empty, and what is said at the field when it is. */
const required = {
  name: 'Enter your name.',
  email: 'Enter the email where the reply should go.',
  message: 'Say what you would like to have done.',
};

function missing(message: ContactMessage): FieldErrors {
  const entries = Object.entries(required) as [keyof typeof required, string][];
  return Object.fromEntries(entries.filter(([field]) => message[field].trim() === ''));
}

/** The contact form of one installer: values, errors and sending. `onSent` runs after the form was emptied. */
export function useContactForm(installer: ContactTarget | null, onSent: () => void) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const fields = useFields(nothing);
  const { values, showErrors } = fields;

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (message: ContactMessage) => sendContactRequest(api, installer, message),
    onSuccess: () => {
      fields.clear();
      toast({ title: 'Message Sent!', text: 'Thank you! Your message has been sent to the installer.' });
      onSent();
      return queryClient.invalidateQueries({ queryKey: ['/api/installers'] });
    },
    onError: (failure) => {
      toast({ title: 'Error', text: 'Failed to send message. Please try again.', tone: 'bad' });
      showErrors(fieldErrors(failure));
    },
  });

  return {
    fields,
    isPending,
    /** Why the message was refused as a whole, such as too many in a day. */
    refusal: error instanceof ApiError && error.errors.length === 0 && error.status < 500 ? error.detail : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      const found = missing(values);
      showErrors(found);
      if (Object.keys(found).length === 0) return mutate(values);
      toast({ title: 'Required Fields', text: 'Please fill in all required fields.', tone: 'bad' });
    },
    /** Takes back what was said about the last attempt; what was typed stays. */
    forgetErrors: () => {
      showErrors({});
      reset();
    },
  };
}

export type ContactForm = ReturnType<typeof useContactForm>;
