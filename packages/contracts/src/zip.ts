/** A ZIP or a range of ZIPs (docs/rules.md#zip). */
export const zipPattern = /^\d{5}(?:-\d{5})?$/;

/** The ZIP that somebody typed, without the four digits behind it in a ZIP+4; null for what is no ZIP. */
export const readZip = (typed: string): string | null => /^(\d{5})(?:[\s–-]*\d{4})?$/.exec(typed.trim())?.[1] ?? null;

/** The ZIP or the range of two ZIPs that somebody typed, as `12345-12349`; null for what is neither. */
export function readZips(typed: string): string | null {
  const [, first, last] = /^(\d{5})\s*[–-]\s*(\d{5})$/.exec(typed.trim()) ?? [];
  return first && last ? `${first}-${last}` : readZip(typed);
}
