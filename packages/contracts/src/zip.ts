/** A ZIP or a range of ZIPs (docs/rules.md#zip). */
export const zipPattern = /^\d{5}(?:-\d{5})?$/;

/** The ZIP that a person typed, without the last four digits of a ZIP+4; null if it is not a ZIP. */
export const readZip = (typed: string): string | null => /^(\d{5})(?:[\s–-]*\d{4})?$/.exec(typed.trim())?.[1] ?? null;

/** The ZIP or the range of two ZIPs that a person typed, as `12345-12349`; null if it is neither. */
export function readZips(typed: string): string | null {
  const [, first, last] = /^(\d{5})\s*[–-]\s*(\d{5})$/.exec(typed.trim()) ?? [];
  return first && last ? `${first}-${last}` : readZip(typed);
}
