/** A text as it is compared with an earlier one: spacing and case do not matter. */
export const foldSpacing = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
