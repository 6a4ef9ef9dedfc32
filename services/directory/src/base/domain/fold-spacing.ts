/** Normalises a text for comparison: spacing and case do not matter. */
export const foldSpacing = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
