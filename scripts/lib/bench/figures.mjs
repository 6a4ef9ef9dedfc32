/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that `share` of the values do not exceed. @param {number[]} values @param {number} share */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** Three significant digits, without an exponent. @param {number} value */
export const short = (value) =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

/** `412 (398–420)` @param {number[]} values */
export const spread = (values) =>
  `${short(median(values))} (${short(Math.min(...values))}–${short(Math.max(...values))})`;

/**
 * Lines of a table, columns under each other.
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}
