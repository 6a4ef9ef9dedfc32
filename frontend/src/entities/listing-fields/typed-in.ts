/** A project as typed. */
export type ProjectRow = Record<'title' | 'year' | 'description', string>;
export const emptyProject: ProjectRow = { title: '', year: '', description: '' };

/** The text of an optional field. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** The same for a number; an invalid one stays invalid for the contract. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
