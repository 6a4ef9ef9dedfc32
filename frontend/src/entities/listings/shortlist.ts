import { shortlistLimit } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { createStoredList, storedInstaller } from '../../shared/storage/stored-list.js';

/** An installer that a visitor saved, with a note that stays on this device. */
export interface SavedFirm {
  id: number;
  name: string;
  note: string;
  /** Miles from the searched point, as on the card; null if it was found without a point. */
  miles: number | null;
}

export const longestNote = 500;

/** The saved installers, in the order they were saved. */
export const shortlist = createStoredList<SavedFirm>({
  key: 'shortlist',
  most: shortlistLimit,
  read(stored) {
    const installer = storedInstaller(stored);
    if (!installer) return null;
    const { id, name, more } = installer;
    return {
      id,
      name,
      note: typeof more.note === 'string' ? more.note.slice(0, longestNote) : '',
      miles: typeof more.miles === 'number' ? more.miles : null,
    };
  },
});

/** Why one more installer cannot be saved. */
export const shortlistFull = `A shortlist holds up to ${shortlistLimit} contractors. Remove one first.`;

/** URL of a list of installers; opened elsewhere it shows the same ones. */
export const shortlistPath = (ids: readonly number[]): string => `${pagePaths.shortlist}?ids=${ids.join(',')}`;
