/** What a quote says of a line of its scope. */
export type LineState = 'included' | 'left out' | 'not said';

export interface Quote {
  /** What the contractor asks for; null while it is not known. */
  price: number | null;
  /** By the id of the line: what it says, and what the work would cost on top where it is left out. */
  lines: Readonly<Record<string, { state: LineState; extra: number | null }>>;
}

export interface QuoteTotal {
  /** What is left out and has a price. */
  extras: number;
  /** The price with what it leaves out; null without a price. */
  comparable: number | null;
  /** Beside the least of all that can be compared; null where there is nothing to compare. */
  above: number | null;
  /** Lines that the quote does not include, or includes without a price: to be asked. */
  open: string[];
}

/** What quotes come to for the same scope. A line that no quote includes and none prices stays out of all of them. */
export function compareQuotes(
  quotes: readonly Quote[],
  lineIds: readonly string[],
): { totals: QuoteTotal[]; differing: Set<string> } {
  const stateOf = (quote: Quote, id: string): LineState => quote.lines[id]?.state ?? 'not said';
  const wanted = lineIds.filter((id) =>
    quotes.some((quote) => stateOf(quote, id) === 'included' || (quote.lines[id]?.extra ?? 0) > 0),
  );
  const sums = quotes.map((quote) => {
    const leftOut = wanted.filter((id) => stateOf(quote, id) === 'left out');
    const extras = leftOut.reduce((sum, id) => sum + (quote.lines[id]?.extra ?? 0), 0);
    return {
      extras,
      comparable: quote.price === null ? null : quote.price + extras,
      open: wanted.filter(
        (id) => stateOf(quote, id) === 'not said' || (leftOut.includes(id) && quote.lines[id]?.extra === null),
      ),
    };
  });
  const known = sums.flatMap(({ comparable }) => comparable ?? []);
  const least = known.length > 1 ? Math.min(...known) : null;
  return {
    totals: sums.map((sum) => ({
      ...sum,
      above: least === null || sum.comparable === null ? null : sum.comparable - least,
    })),
    differing: new Set(lineIds.filter((id) => new Set(quotes.map((quote) => stateOf(quote, id))).size > 1)),
  };
}
