import { Lock, Timer } from 'lucide-react';
import { ApiError } from '../../../shared/api/api-error.js';
import { Note } from '../../../shared/ui/states.js';

/** Why a login did not work. Never tells whether the email has an account. `wait` says when to try again. */
export function LoginProblem({ error, wait }: { error: Error; wait: string }) {
  const status = error instanceof ApiError ? error.status : null;
  if (error instanceof ApiError && error.code === 'login_locked')
    return (
      <Note tone="amber" icon={Lock} role="alert">
        <b className="font-semibold">Locked after too many failed attempts.</b> {wait} If this email has an account, we
        emailed its owner a link that unlocks the login at once. Setting a new password also unlocks it.
      </Note>
    );
  if (status === 429)
    return (
      <Note tone="amber" icon={Timer} role="alert">
        <b className="font-semibold">Too many attempts in a short time.</b> {wait} Or reset the password: that works at
        once.
      </Note>
    );
  if (status === 401 || status === 400)
    return (
      <Note tone="brick" role="alert">
        <b className="font-semibold">That email and password do not match.</b> Check both, or reset the password.
      </Note>
    );
  return (
    <Note tone="brick" role="alert">
      <b className="font-semibold">Login is not available right now.</b> Please try again in a moment.
    </Note>
  );
}
