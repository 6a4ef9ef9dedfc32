/** A project as it is typed in. */
export type ProjectRow = Record<'title' | 'year' | 'description', string>;
export const emptyProject: ProjectRow = { title: '', year: '', description: '' };

/** What was typed into a field that may stay empty. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** The same of a number; what is none stays one that the contract refuses. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
