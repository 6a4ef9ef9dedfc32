import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../shared/forms/use-fields.js';
import { nameOfError } from '../listing-steps.js';

export interface ErrorSummaryProps {
  /** What was wrong when the form was checked. */
  found: FieldErrors;
  /** What of it still is. */
  errors: FieldErrors;
  form: RefObject<HTMLFormElement | null>;
}

/** What is wrong in a step, each with a way to its field. It takes the focus when something is found. */
export function ErrorSummary({ found, errors, form }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const open = Object.entries(found).filter(([name]) => errors[name] !== undefined);
  useEffect(() => {
    if (Object.keys(found).length > 0) box.current?.focus();
  }, [found]);
  if (open.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="listing-errors"
      className="rounded-card border border-brick-600 bg-brick-50 px-4 py-3.5 text-brick-700"
    >
      <h2 id="listing-errors" className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {open.length === 1 ? 'One thing to correct' : `${open.length} things to correct`}
      </h2>
      <ul className="mt-1 pl-7">
        {open.map(([name, text]) => (
          <li key={name}>
            <button
              type="button"
              className="inline-block min-h-9 pointer-coarse:min-h-11 text-left text-[0.9375rem]/[1.375rem] underline underline-offset-3"
              onClick={() => controlOf(form.current, name)?.focus()}
            >
              <b className="font-semibold">{nameOfError(name)}:</b> {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The control of a field by its name, or the first one of the group that is marked with the name. */
const controlOf = (form: HTMLFormElement | null, name: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`) ??
  form?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, button, select)`);
