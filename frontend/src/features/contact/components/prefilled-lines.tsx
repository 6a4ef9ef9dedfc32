import { X } from 'lucide-react';
import type { ContactForm } from '../hooks/use-contact-form.js';
import type { PrefilledLine } from '../prefilled-lines.js';

/** What goes along of the search and of a calculator, line by line; each can be taken out, and none comes back by itself. */
export function PrefilledLines({ contactForm: { lines, leaveOut } }: { contactForm: ContactForm }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p id="prefilled-lines" className="type-small mb-1 font-semibold">
        Included with your message <span className="font-normal text-muted">at the top</span>
      </p>
      <ul aria-labelledby="prefilled-lines" className="rounded-control border border-rule bg-surface-quiet">
        {lines.map((line) => (
          <li key={line.label} className="flex items-center gap-2 border-rule pl-3.5 not-first:border-t">
            <span className="min-w-0 flex-1 py-2 text-[0.9375rem]/[1.375rem] wrap-anywhere">
              <LineText {...line} />
            </span>
            <button
              type="button"
              aria-label={`Leave out the ${line.label.toLowerCase()}`}
              onClick={({ currentTarget }) => {
                // The line goes, and the button with it.
                currentTarget.closest('form')?.querySelector('textarea')?.focus();
                leaveOut(line);
              }}
              className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-pool-50"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Figures are many lines, which can be looked through before they are sent. */
function LineText({ label, text }: PrefilledLine) {
  const [first = '', ...more] = text.split('\n');
  const start = (
    <>
      <span className="text-muted">{label}:</span> {first}
    </>
  );
  if (more.length === 0) return start;
  return (
    <details>
      <summary className="cursor-pointer pointer-coarse:py-2.5">{start}</summary>
      <span className="mt-1 block whitespace-pre-line text-soft">{more.join('\n')}</span>
    </details>
  );
}
