/** The lines of a table, without empty ones. */
export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The parts of a line between commas. */
export const listOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** The text before and after the first separator of a line. */
export function halvesOf(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign);
  return [line.slice(0, at).trim(), line.slice(at + sign.length).trim()];
}

/** The rows of a table `names: TX slug of the city`. */
export const cityRowsOf = (table: string): { names: string[]; code: string; slug: string }[] =>
  linesOf(table).map((line) => {
    const [names, where] = halvesOf(line, ':');
    const [code, slug] = halvesOf(where, ' ');
    return { names: listOf(names), code, slug };
  });
