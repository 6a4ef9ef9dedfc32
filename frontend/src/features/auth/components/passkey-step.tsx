import { useEffect, useRef } from 'react';
import { Note } from '../../../shared/ui/states.js';
import { useHasPasskeys } from '../hooks/use-has-passkeys.js';

export interface PasskeyStepProps {
  email: string;
  /** Whether the last one was of another account. */
  isWrong: boolean;
  onStartOver: () => void;
}

/** The second step of a login where the account has passkeys and no app. */
export function PasskeyStep({ email, isWrong, onStartOver }: PasskeyStepProps) {
  const offered = useHasPasskeys();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none!">
        Use your passkey
      </h2>
      <p className="wrap-anywhere text-soft">
        Administrators need a second factor here. The second factor for {email} is a passkey. If you lost it, the person
        who runs the site can remove it.
      </p>
      {isWrong && (
        <Note tone="brick" role="alert">
          <b className="font-semibold">That passkey belongs to another account.</b> Choose the one for {email}.
        </Note>
      )}
      {!offered && (
        <Note tone="amber">This browser has no passkey for this site. Log in on a device that has yours.</Note>
      )}
      <button type="button" className="link min-h-11 self-start text-sm font-semibold" onClick={onStartOver}>
        Use another account
      </button>
    </div>
  );
}
