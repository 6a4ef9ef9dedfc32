import { honeypotName } from '@poolpros/contracts/honeypot';
import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { askForLinks } from '../api.js';

/** What to do without a link and without a login. What it answers is the same for every email. */
export function AskForLinks() {
  const api = useFormApi();
  const { pathname } = useLocation();
  const { form, values, showErrors, onSubmit, text } = useFields({ email: '', [honeypotName]: '' });
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (email: string) => askForLinks(api, { ...values, email }),
    onError: (failure) => showErrors(fieldErrors(failure)),
  });
  const submit = onSubmit(
    isPending,
    (typed) => emptyFields(typed, { email: 'Enter your email.' }),
    ({ email }) => mutate(email.trim()),
  );
  const isWhole = error && Object.keys(fieldErrors(error)).length === 0;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card className="flex flex-col gap-4">
        <h2 className="type-h3">Get your link again</h2>
        {isSuccess ? (
          <Note tone="leaf" icon={MailCheck} role="status">
            <span className="wrap-anywhere">
              If we have a listing under {variables}, its link is on its way. Nothing there after two minutes? Check
              your spam folder. We email links at most once an hour.
            </span>
          </Note>
        ) : (
          <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
            <p className="text-soft">Enter the email you used for the listing. We will email you the link.</p>
            {isWhole && (
              <Note tone="brick" role="alert">
                {error instanceof ApiError && error.status < 500 && error.detail
                  ? error.detail
                  : 'We cannot email it right now. Please try again in a moment.'}
              </Note>
            )}
            <EmailField label="Work email *" {...text('email')} />
            <HoneypotField {...text(honeypotName)} />
            <Button type="submit" variant="primary" size="lg" full busyText={isPending ? 'Sending...' : null}>
              Email me the link
            </Button>
          </form>
        )}
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="type-h3">Or log in</h2>
        <p className="text-soft">With an account, you can see the status of everything you have sent us.</p>
        <Link to={pagePaths.login} state={{ from: pathname }} className="link self-start py-2.5 font-semibold">
          Log in
        </Link>
        <p className="type-small text-soft">
          Not listed yet?{' '}
          <Link to={pagePaths.listYourBusiness} className="link">
            List your business free
          </Link>
        </p>
      </Card>
    </div>
  );
}
