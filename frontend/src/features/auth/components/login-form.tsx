import type { Audience, PasswordSet } from '@poolpros/contracts/http/accounts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmailField } from '../../../shared/forms/email-field.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { clockText } from '../hooks/use-countdown.js';
import { useLogIn } from '../hooks/use-log-in.js';
import { homePaths, type LoginState } from '../paths.js';
import { CodeStep } from './code-step.js';
import { LoginProblem } from './login-problem.js';
import { PasskeyLogin } from './passkey-login.js';
import { PasskeyStep } from './passkey-step.js';
import { PasswordField } from './password-field.js';
import { PasswordSetNote } from './password-set-note.js';

/** Email and password, or a passkey. A signed-in visitor is sent on at once. */
export function LoginForm({ audience }: { audience: Audience }) {
  const { tokens } = useServices();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;
  const from = state?.from ?? homePaths[audience];
  const goOn = () => void navigate(from, { replace: true });
  const { fields, submit, isPending, step, isWrongPasskey, startOver, error, wait, secondsLeft } = useLogIn(
    audience,
    goOn,
  );
  const { form, text } = fields;

  // The server does not know the browser's history entry, so what it says comes after the first rendering.
  const [passwordSet, setPasswordSet] = useState<PasswordSet | null>(null);
  useEffect(() => setPasswordSet(state?.passwordSet ?? null), [state]);

  useEffect(() => {
    if (tokens.get(audience) !== null) void navigate(from, { replace: true });
  }, [tokens, audience, navigate, from]);

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error ? (
        <LoginProblem error={error} wait={secondsLeft > 0 ? wait : 'You can try again now.'} />
      ) : (
        passwordSet && <PasswordSetNote audience={audience} set={passwordSet} next={from} />
      )}
      {step === 'code' && <CodeStep email={fields.values.email} code={text('code')} onStartOver={startOver} />}
      {step === 'passkey' && (
        <PasskeyStep email={fields.values.email} isWrong={isWrongPasskey} onStartOver={startOver} />
      )}
      {step === 'password' && (
        <>
          <EmailField autoComplete="username" {...text('email')} />
          <PasswordField label="Password *" autoComplete="current-password" {...text('password')} />
        </>
      )}
      <Button
        type="submit"
        variant={audience === 'admin' ? 'secondary' : 'primary'}
        size="lg"
        full
        className="mt-1"
        disabledReason={secondsLeft > 0 ? 'too many attempts' : null}
        busyText={isPending ? (step === 'passkey' ? 'Waiting for your device...' : 'Logging in...') : null}
      >
        {secondsLeft > 0 ? `Log in, ${clockText(secondsLeft)}` : step === 'passkey' ? 'Use a passkey' : 'Log in'}
      </Button>
      {step === 'password' && <PasskeyLogin audience={audience} onLoggedIn={goOn} />}
    </form>
  );
}
