import { useEffect, useRef } from 'react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';

/** The recovery codes, which are shown once. */
export function RecoveryCodeList({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    const copied = await copyText(codes.join('\n'));
    toast(
      copied
        ? { title: 'Copied', text: 'Do not keep them on your phone.' }
        : { title: 'Not copied', text: 'Select the codes and copy them manually.', tone: 'bad' },
    );
  };
  return (
    <div className="mt-2 flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none!">
        Save your recovery codes
      </h3>
      <p className="text-soft">
        If you lose your phone, each of them will log you in once. We will not show them again. Print them or keep them
        in a password manager.
      </p>
      <ul className="grid max-w-[26rem] grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-stone-100 p-4 font-semibold tracking-wider tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy them</Button>
        <Button variant="secondary" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
