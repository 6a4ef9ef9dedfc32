/** Normalizes a text for comparison: ignores spacing and case. */
export const foldSpacing = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
