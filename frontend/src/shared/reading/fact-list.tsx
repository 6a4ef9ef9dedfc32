import type { ReactNode } from 'react';

export interface FactListProps<Fact> {
  facts: readonly Fact[];
  /** The source of a fact, in the line below it. */
  origin: (fact: Fact) => ReactNode;
}

/** Facts, each with its source. */
export const FactList = <Fact extends { text: string }>({ facts, origin }: FactListProps<Fact>) => (
  <ul className="not-prose mt-4 flex flex-col">
    {facts.map((fact) => (
      <li key={fact.text} className="break-inside-avoid border-t border-rule py-4">
        <p>{fact.text}</p>
        <p className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">{origin(fact)}</p>
      </li>
    ))}
  </ul>
);
