import type { Audience, LoginBody } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const fields = useFields({ email: '', password: '', code: '' });
  const [asksCode, setAsksCode] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (body: LoginBody) => logIn(services.api, audience, body),
    onSuccess: (session) => {
      startSession(services, audience, session);
      onLoggedIn();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'second_factor_required') return setAsksCode(true);
      if (failure instanceof ApiError && failure.code === 'second_factor_invalid')
        return fields.showErrors({ code: 'Enter the code that your app shows now, or a recovery code.' });
      if (!(failure instanceof ApiError) || failure.status !== 429) return;
      const seconds = failure.retryAfterSeconds ?? 60;
      setWait(waitText(seconds, new Date()));
      countdown.start(seconds);
    },
  });

  const submit = fields.onSubmit(
    isPending || countdown.left > 0,
    (values) => emptyFields(values, asksCode ? { code: 'Enter the code of your app.' } : required),
    ({ email, password, code }) => mutate({ email, password, ...(asksCode && { code }) }),
  );

  const isAboutCode =
    error instanceof ApiError && (error.code === 'second_factor_required' || error.code === 'second_factor_invalid');
  return {
    fields,
    submit,
    isPending,
    /** Whether the account has a second factor, whose code is asked for now. */
    asksCode,
    startOver() {
      reset();
      fields.clear();
      setAsksCode(false);
    },
    /** Why it did not work, where no field says it. */
    error: isAboutCode ? null : error,
    wait,
    secondsLeft: countdown.left,
  };
}
