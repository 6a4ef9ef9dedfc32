import type { InputHTMLAttributes } from 'react';

/** A field that people never see and robots fill in. */
export function HoneypotField({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        {label}
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
