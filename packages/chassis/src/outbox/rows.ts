/** A row of the outbox that waits to be published. */
export interface OutboxRow {
  seq: string;
  event_id: string;
  subject: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Last token of an event's subject: the aggregate it is about. */
const aggregateOf = (subject: string): string => subject.slice(subject.lastIndexOf('.') + 1);

/**
 * Cuts rows into runs that can be published at the same time: no run holds two events of one aggregate,
 * and runs one after the other keep the order of every aggregate.
 */
export function runsOf<R extends { subject: string }>(rows: readonly R[]): R[][] {
  const runs: R[][] = [];
  let seen = new Set<string>();
  for (const row of rows) {
    const aggregate = aggregateOf(row.subject);
    const current = runs.at(-1);
    if (!current || seen.has(aggregate)) {
      runs.push([row]);
      seen = new Set([aggregate]);
    } else {
      current.push(row);
      seen.add(aggregate);
    }
  }
  return runs;
}
