import type { Audience, LoginBody } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useServices } from '../../../shared/lib/services.js';
import { logIn } from '../api.js';
import { isDismissed, signForLogin } from '../passkey.js';
import { useCountdown, waitText } from './use-countdown.js';
import { startSession } from './use-session.js';

const required = { email: 'Enter your email.', password: 'Enter your password.' };

/** What the login asks for now: a second factor after the password was right. */
type Step = 'password' | 'code' | 'passkey';

const hasCode = (error: Error | null, code: string): boolean => error instanceof ApiError && error.code === code;

/** The login form of an audience. `onLoggedIn` runs once the session is there. */
export function useLogIn(audience: Audience, onLoggedIn: () => void) {
  const services = useServices();
  const countdown = useCountdown();
  const [wait, setWait] = useState('');
  const fields = useFields({ email: '', password: '', code: '' });
  const [step, setStep] = useState<Step>('password');
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: async (body: LoginBody) =>
      logIn(
        services.api,
        audience,
        step === 'passkey' ? { ...body, passkey: await signForLogin(services.api, audience) } : body,
      ),
    onSuccess: (session) => {
      startSession(services, audience, session);
      onLoggedIn();
    },
    onError: (failure) => {
      if (hasCode(failure, 'second_factor_required'))
        return setStep('passkey' in fieldErrors(failure) ? 'passkey' : 'code');
      if (hasCode(failure, 'second_factor_invalid') && step === 'code')
        return fields.showErrors({ code: 'Enter the code that your app shows now, or a recovery code.' });
      if (!(failure instanceof ApiError) || failure.status !== 429) return;
      const seconds = failure.retryAfterSeconds ?? 60;
      setWait(waitText(seconds, new Date()));
      countdown.start(seconds);
    },
  });

  const submit = fields.onSubmit(
    isPending || countdown.left > 0,
    (values) => emptyFields(values, step === 'code' ? { code: 'Enter the code from your app.' } : required),
    ({ email, password, code }) => mutate({ email, password, ...(step === 'code' && { code }) }),
  );

  const isAboutFactor = hasCode(error, 'second_factor_required') || hasCode(error, 'second_factor_invalid');
  return {
    fields,
    submit,
    isPending,
    step,
    /** Whether the passkey was one of another account. */
    isWrongPasskey: step === 'passkey' && hasCode(error, 'second_factor_invalid'),
    startOver() {
      reset();
      fields.clear();
      setStep('password');
    },
    /** Why it did not work, where no field says it. */
    error: isAboutFactor || (error && isDismissed(error)) ? null : error,
    wait,
    secondsLeft: countdown.left,
  };
}
