const mostDollars = 100_000_000;

/** The dollars that a person typed, such as `$58,500`; null for no amount, undefined for what is none. */
export function typedDollars(typed: string): number | null | undefined {
  const digits = typed.replace(/[$,\s]/g, '');
  if (digits === '') return null;
  const amount = /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : 0;
  return amount > 0 && amount <= mostDollars ? amount : undefined;
}
