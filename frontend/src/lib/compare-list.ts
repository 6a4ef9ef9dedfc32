import { comparedLimit } from '@poolpros/contracts/catalogue';
import { createStoredList, storedInstaller } from './stored-list.js';

/** An installer that a visitor put beside others. */
export interface ComparedFirm {
  id: number;
  name: string;
  /** Its own picture, if it has one. */
  imageUrl: string | null;
}

/** The installers to compare, in the order they were added. */
export const compareList = createStoredList<ComparedFirm>({
  key: 'compareList',
  most: comparedLimit,
  read(stored) {
    const installer = storedInstaller(stored);
    if (!installer) return null;
    const { id, name, more } = installer;
    return { id, name, imageUrl: typeof more.imageUrl === 'string' ? more.imageUrl : null };
  },
});

/** Why a fifth installer cannot be added. */
export const compareFull = `Up to ${comparedLimit} can be compared. Remove one first.`;

/** Where a search looked from, for the distances of a comparison. */
export interface ComparePoint {
  lat: number;
  lon: number;
  /** As the visitor wrote it; empty for their own position. */
  label: string;
}

/** Address of a comparison. */
export function comparePath(ids: readonly number[], point: ComparePoint | null): string {
  const near = point && {
    lat: String(point.lat),
    lon: String(point.lon),
    ...(point.label && { location: point.label }),
  };
  const query = new URLSearchParams({ ...near }).toString();
  return `/compare?ids=${ids.join(',')}${query && `&${query}`}`;
}
