import { type ReactNode, useId } from 'react';

/** A numbered part of a long form. */
export function FormSection({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-rule pt-6">
      <div>
        <h2 id={id} className="type-h3 flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-[6px] bg-pool-800 text-[0.8125rem] font-[680] text-white tabular-nums"
          >
            {number}
          </span>
          {title}
        </h2>
        {text && <p className="mt-1.5 max-w-[38rem] text-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
