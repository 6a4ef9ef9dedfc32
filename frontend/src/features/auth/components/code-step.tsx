import { useEffect, useRef, useState } from 'react';
import { CodeField, type CodeFieldProps } from './code-field.js';

export interface CodeStepProps {
  email: string;
  code: CodeFieldProps;
  onStartOver: () => void;
}

/** The second step of a login: the code of the app, or a recovery code when the phone is away. */
export function CodeStep({ email, code, onStartOver }: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = 'link min-h-11 text-sm font-semibold';
  return (
    <div className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none!">
        {recovery ? 'Enter a recovery code' : 'Enter the six digits'}
      </h2>
      <p className="wrap-anywhere text-soft">
        {recovery ? 'One of the codes you saved' : 'From your authenticator app'}, for {email}.
      </p>
      <CodeField recovery={recovery} {...code} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <button type="button" className={link} onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the app' : 'Use a recovery code'}
        </button>
        <button type="button" className={link} onClick={onStartOver}>
          Use another account
        </button>
      </p>
    </div>
  );
}
