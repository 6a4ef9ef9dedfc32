import type { Audience, PasswordSet } from '@poolpros/contracts/http/accounts';
import { CircleCheck } from 'lucide-react';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { accessPath } from '../paths.js';

interface PasswordSetNoteProps {
  audience: Audience;
  set: PasswordSet;
  /** Where the login leads. */
  next: string;
}

/** What the login says after a password was set: what that removed, and what it left that a stranger may have added. */
export function PasswordSetNote({ audience, set, next }: PasswordSetNoteProps) {
  const whom = audience === 'admin' ? 'ask the person who runs the site to remove it' : 'reply to one of our emails';
  return (
    <Note tone="leaf" icon={CircleCheck} role="status">
      <b className="font-semibold">Your password is set.</b> Log in with it.
      {set.passkeysRemoved > 0 && ' All passkeys were removed; you can add yours again.'}
      {set.appLeft &&
        ` Your authenticator app stays connected, and you still need its code to log in. If it is not yours, ${whom}.`}
      {set.passkeysLeft && ' Your passkeys stay in place. Remove any that are not yours under Account and security.'}
      {next === accessPath && (
        <>
          {' '}
          Your businesses keep their API keys, webhooks and members.{' '}
          <Link to={accessPath} className="link">
            Check what else has access
          </Link>{' '}
          after you log in.
        </>
      )}
    </Note>
  );
}
