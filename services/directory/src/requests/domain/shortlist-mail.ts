/** A shortlist that its maker wants mailed, as stored. */
export interface ShortlistMailRecord {
  id: string;
  email: string;
  installerIds: number[];
  createdAt: Date;
}

/** Maximum number of shortlists per email in 24 hours. */
export const shortlistMailsPerDay = 5;
/** Days after which the row with its email is erased: longer than mails are retried and limits are counted. */
export const keptDays = 2;

/** Whether two lists have the same installers in the same order. */
export const isSameShortlist = (
  one: Pick<ShortlistMailRecord, 'installerIds'>,
  other: Pick<ShortlistMailRecord, 'installerIds'>,
): boolean => one.installerIds.join() === other.installerIds.join();
