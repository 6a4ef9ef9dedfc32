import type { PasswordResetPreview } from '@poolpros/contracts/http/accounts';
import { useQuery } from '@tanstack/react-query';
import { Check, KeyRound, Unlink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Panel } from '../../../shared/ui/panel.js';
import { judgePassword, resetPreviewQuery } from '../api.js';
import { useSetPassword } from '../hooks/use-set-password.js';
import { shortestPassword } from '../password-strength.js';
import { accessPath, forgotPasswordPaths, type LoginState, loginPaths } from '../paths.js';
import { PasswordField } from './password-field.js';
import { StrengthMeter } from './strength-meter.js';

const rules = [
  `At least ${shortestPassword} characters; spaces and pasting are fine`,
  'Not a common password',
  'Without your name, your email or the name of this site',
];

/** The page behind a mailed link: says whose password it sets, then sets it. */
export function ResetPassword({ token }: { token: string }) {
  const { data: preview, error, isPending, refetch } = useQuery(resetPreviewQuery(useApi(), token));
  if (isPending) return <LinkLoading />;
  if (preview) return <NewPassword token={token} preview={preview} />;
  if (isUnavailable(error)) return <LinkUnread onRetry={() => void refetch()} />;
  return <DeadLink />;
}

function NewPassword({ token, preview }: { token: string; preview: PasswordResetPreview }) {
  const api = useApi();
  const navigate = useNavigate();
  const { fields, submit, isPending, isSent, isLinkDead, hasFailed } = useSetPassword(token, (passwordSet) => {
    const checksAccess = preview.audience === 'contractor' && preview.purpose === 'reset';
    const state: LoginState = { passwordSet, ...(checksAccess && { from: accessPath }) };
    void navigate(loginPaths[preview.audience], { replace: true, state });
  });
  if (isLinkDead) return <DeadLink />;
  const isSetup = preview.purpose === 'setup';
  const isStaff = preview.audience === 'admin';
  return (
    <Panel
      marker={isStaff ? 'Admin console' : 'For contractors'}
      icon={KeyRound}
      title={isSetup ? 'Choose your password' : 'Choose a new password'}
      staff={isStaff}
    >
      <p className="wrap-anywhere text-soft">
        For <b className="font-semibold text-text">{preview.email}</b>.{' '}
        {isSetup
          ? 'You will use it to log in to your dashboard.'
          : isStaff
            ? 'Every open session will end.'
            : 'Every open session will end, and all passkeys will be removed.'}
      </p>
      <form ref={fields.form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ul className="type-small flex flex-col gap-1 text-soft">
          {rules.map((rule) => (
            <li key={rule} className="flex gap-2">
              <Check aria-hidden="true" className="mt-px size-[1.125rem] shrink-0 text-pool-600" strokeWidth={2} />
              {rule}
            </li>
          ))}
        </ul>
        <PasswordField
          label={isSetup ? 'Password *' : 'New password *'}
          autoComplete="new-password"
          {...fields.text('password')}
        />
        <StrengthMeter
          password={fields.values.password}
          judge={isSent ? null : (password) => judgePassword(api, { token, password })}
        />
        <FailureNote>{hasFailed && 'The password was not saved. Please try again in a moment.'}</FailureNote>
        <Button type="submit" variant="primary" size="lg" full busyText={isPending ? 'Saving...' : null}>
          Save password
        </Button>
      </form>
    </Panel>
  );
}

/** Unknown, used and expired links read the same. */
export function DeadLink() {
  return (
    <Panel marker="Your account" icon={Unlink} title="This link no longer works" takesFocus>
      <p className="text-soft">
        Each link works only once and for a limited time. Setting a password cancels all older links.
      </p>
      <ButtonLink to={forgotPasswordPaths.contractor} variant="secondary" full>
        Email me a new link
      </ButtonLink>
      <Link to={loginPaths.contractor} className="link self-start text-sm font-semibold pointer-coarse:py-3">
        Back to login
      </Link>
    </Panel>
  );
}
