import type { Action, Machine } from '../machine.js';

/** The machine as a text table with a line per action, to compare it with the rule. */
export function tableOf<S extends string, A extends string>({ states, actions }: Machine<S, A>): string {
  const rows = Object.entries<Action<S>>(actions).map(([name, { from, to, by, needsReason }]) => [
    name,
    ...states.map((state) => (from.includes(state) ? to : '-')),
    from.length === 0 ? to : '-',
    by.join(' ') + (needsReason ? ', with a reason' : ''),
  ]);
  const table = [['', ...states, '(begin)', 'by'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
