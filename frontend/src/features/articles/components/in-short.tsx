import { Check } from 'lucide-react';

/** What to take away, before the text. */
export const InShort = ({ points }: { points: readonly string[] }) => (
  <section aria-labelledby="in-short" className="not-prose mb-8 rounded-card border border-rule p-5">
    <h2 id="in-short" className="type-h4">
      In short
    </h2>
    <ul className="mt-2 flex flex-col gap-2 text-[0.9375rem]/[1.375rem]">
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <Check aria-hidden="true" className="mt-px size-5 shrink-0 text-leaf-600" />
          {point}
        </li>
      ))}
    </ul>
  </section>
);
