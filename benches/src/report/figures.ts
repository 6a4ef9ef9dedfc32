/** The median: the middle value, or the mean of the two middle ones; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2 - 1), Math.floor(sorted.length / 2 + 1));
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The quantile: the value that `share` of the values do not exceed; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The median of the ratios of each round, in which the two were measured next to each other. */
export const ratioOfRounds = (over: readonly number[], under: readonly number[]): number =>
  median(over.map((value, round) => value / (under[round] ?? Number.NaN)));

/** Three significant digits, without an exponent. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

/** `412 (398–420)` */
export const spread = (values: readonly number[]): string =>
  `${short(median(values))} (${short(Math.min(...values))}–${short(Math.max(...values))})`;

/** Lines of a table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}
