import { longDate } from '@poolpros/contracts/long-date';

export interface FactorsNoteProps {
  /** Each group of figures with the day it is of. */
  groups: readonly { of: string; asOf: string; sources: readonly { name: string }[] }[];
  children?: string;
}

/** Where the figures come from, and of which day they are. */
export function FactorsNote({ groups, children }: FactorsNoteProps) {
  return (
    <p className="type-caption text-muted">
      {groups.map(({ of, asOf, sources }) => (
        <span key={of}>
          {of} as of {longDate(asOf)}: {sources.map(({ name }) => name).join('; ')}.{' '}
        </span>
      ))}
      {children}
    </p>
  );
}
