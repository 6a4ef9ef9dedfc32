import { honeypotName } from '@poolpros/contracts/honeypot';
import { textLengths } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { Mail, MailSearch, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { register } from '../api.js';
import { RequestProblem } from './forgot-password.js';

const required = { name: 'Enter your name.', email: 'Enter your email.' };

/** Asks for an account; the mailed link opens it. The response is the same whether the email has one or not. */
export function RegisterForm() {
  const api = useFormApi();
  const { form, values, showErrors, text, onSubmit } = useFields({ name: '', email: '', [honeypotName]: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: typeof values) => register(api, body),
    onSuccess: (_, { email }) => setSentTo(email),
    onError: (failure) => showErrors(fieldErrors(failure)),
  });
  const submit = onSubmit(
    isPending,
    (typed) => emptyFields(typed, required),
    ({ name, email, ...rest }) => mutate({ ...rest, name: name.trim(), email: email.trim() }),
  );
  const toLogin = (
    <Link to={pagePaths.login} className="link self-start text-sm font-semibold pointer-coarse:py-3">
      Back to login
    </Link>
  );
  if (sentTo !== null)
    return (
      <Panel marker="For contractors" icon={Mail} title="Check your email" takesFocus>
        <p className="wrap-anywhere text-soft">
          We emailed {sentTo}. The link in the email opens your account and lets you choose a password. It works only
          once and expires after 24 hours.
        </p>
        <Note icon={MailSearch}>
          Nothing there after two minutes? Check your spam folder, and make sure that you typed the right email.
        </Note>
        <Button full onClick={() => setSentTo(null)}>
          Change the email
        </Button>
        {toLogin}
      </Panel>
    );
  return (
    <Panel marker="For contractors" icon={UserPlus} title="Create an account">
      <p className="text-soft">
        Keep track of your listings and answer homeowners. Not listed yet?{' '}
        <Link to={pagePaths.listYourBusiness} className="link">
          List your business
        </Link>
        , and the account comes with it.
      </p>
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && Object.keys(fieldErrors(error)).length === 0 && <RequestProblem error={error} />}
        <TextField
          label="Your name *"
          required
          autoComplete="name"
          maxLength={textLengths.accountName.max}
          {...text('name')}
        />
        <EmailField
          label="Work email *"
          autoComplete="username"
          hint="We will email you a link to confirm it. You will choose a password then."
          {...text('email')}
        />
        <HoneypotField {...text(honeypotName)} />
        <Button type="submit" variant="primary" size="lg" full busyText={isPending ? 'Sending...' : null}>
          Email me a link
        </Button>
      </form>
      <p className="type-small text-soft">
        By creating an account, you accept the{' '}
        <Link to={pagePaths.terms} className="link">
          terms of service
        </Link>
        . The{' '}
        <Link to={pagePaths.privacy} className="link">
          privacy policy
        </Link>{' '}
        explains what we keep.
      </p>
      {toLogin}
    </Panel>
  );
}
