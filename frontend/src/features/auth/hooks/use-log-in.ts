import type { Audience, LoginBody } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useServices } from '../../../shared/lib/services.js';
import { logIn } from '../api.js';
import { useCountdown, waitText } from './use-countdown.js';
import { startSession } from './use-session.js';

const required = { email: 'Enter your email.', password: 'Enter your password.' };

/** The login form of an audience. `onLoggedIn` runs once the session is there. */
export function useLogIn(audience: Audience, onLoggedIn: () => void) {
  const services = useServices();
  const countdown = useCountdown();
  const [wait, setWait] = useState('');
  const fields = useFields({ email: '', password: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: LoginBody) => logIn(services.api, audience, body),
    onSuccess: (session) => {
      startSession(services, audience, session);
      onLoggedIn();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 429) return;
      const seconds = failure.retryAfterSeconds ?? 60;
      setWait(waitText(seconds, new Date()));
      countdown.start(seconds);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || countdown.left > 0) return;
    const missing = emptyFields(fields.values, required);
    if (Object.keys(missing).length > 0) return fields.showErrors(missing);
    mutate(fields.values);
  };

  return { fields, submit, isPending, error, wait, secondsLeft: countdown.left };
}
