/** A shortlist that its maker wants mailed, as stored. */
export interface ShortlistMailRecord {
  id: string;
  email: string;
  installerIds: number[];
  createdAt: Date;
}

/** Shortlists that one address may be mailed in 24 hours. */
export const shortlistMailsPerDay = 5;
/** Days after which the row with its address is erased: longer than a mail is tried and than the limit counts. */
export const keptDays = 2;

/** Rows written before this instant are erased. */
export const eraseMailsBefore = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);
