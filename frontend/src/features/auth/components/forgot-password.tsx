import type { Audience } from '@poolpros/contracts/http/accounts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, Mail, MailSearch } from 'lucide-react';
import { useState } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { requestReset } from '../api.js';
import { clockText, useCountdown, waitText } from '../hooks/use-countdown.js';
import { loginPaths } from '../paths.js';

const secondsBetweenMails = 60;

/** Asks for a mail with a link to a new password. The response is the same whether the email has an account or not. */
export function ForgotPassword({ audience }: { audience: Audience }) {
  const api = useFormApi();
  const { form, showErrors, text, onSubmit } = useFields({ email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const countdown = useCountdown();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (email: string) => requestReset(api, audience, email),
    onSuccess: (_, email) => {
      setSentTo(email);
      countdown.start(secondsBetweenMails);
    },
    onError: (failure) => showErrors(fieldErrors(failure)),
  });

  const submit = onSubmit(
    isPending,
    (typed) => emptyFields(typed, { email: 'Enter your email.' }),
    ({ email }) => mutate(email.trim()),
  );
  const problem = error && Object.keys(fieldErrors(error)).length === 0 && <RequestProblem error={error} />;
  const isStaff = audience === 'admin';
  const panel = { marker: isStaff ? 'Admin console' : 'For contractors', staff: isStaff };
  const backToLogin = (
    <Link to={loginPaths[audience]} className="link self-start text-sm font-semibold pointer-coarse:py-3">
      Back to login
    </Link>
  );

  if (sentTo !== null)
    return (
      <Panel {...panel} icon={Mail} title="Check your email" takesFocus>
        <p className="wrap-anywhere text-soft">
          If {sentTo} has an account, a link is on its way. It works only once and expires after 60 minutes.
        </p>
        <Note icon={MailSearch}>Nothing there after two minutes? Check your spam folder, or send it again.</Note>
        {problem}
        <Button
          full
          disabledReason={countdown.left > 0 ? 'the email has just been sent' : null}
          busyText={isPending ? 'Sending...' : null}
          onClick={() => mutate(sentTo)}
        >
          {countdown.left > 0 ? `Send again, ${clockText(countdown.left)}` : 'Send again'}
        </Button>
        {backToLogin}
      </Panel>
    );
  return (
    <Panel {...panel} icon={KeyRound} title="Reset your password">
      <p className="text-soft">We will email you a link. It works only once and expires after 60 minutes.</p>
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem}
        <EmailField autoComplete="username" {...text('email')} />
        <Button
          type="submit"
          variant={isStaff ? 'secondary' : 'primary'}
          size="lg"
          full
          busyText={isPending ? 'Sending...' : null}
        >
          Email me a link
        </Button>
      </form>
      {backToLogin}
    </Panel>
  );
}

/** Why a mail was not sent. */
export function RequestProblem({ error }: { error: Error }) {
  const tooMany = error instanceof ApiError && error.status === 429;
  return (
    <Note tone={tooMany ? 'amber' : 'brick'} role="alert">
      <b className="font-semibold">{tooMany ? 'Too many emails in a short time.' : 'The email could not be sent.'}</b>{' '}
      {tooMany ? waitText(error.retryAfterSeconds ?? 60, new Date()) : 'Please try again in a moment.'}
    </Note>
  );
}
