import type { InputError } from '@poolpros/calculators/bounds';

/** In place of a result: what has to be corrected, or the one thing that is still to be entered. */
export function NoResult({ errors, title }: { errors: readonly InputError[]; title?: string }) {
  return (
    <section aria-label="Result" className="rounded-panel border border-rule bg-surface-quiet px-5 py-6 md:px-7">
      <h2 className="type-h4">{title ?? 'No result for these numbers'}</h2>
      <ul className="mt-2 flex flex-col gap-1 text-soft">
        {errors.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
