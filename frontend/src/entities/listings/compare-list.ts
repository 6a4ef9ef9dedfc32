import { comparedLimit } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { createStoredList, storedInstaller } from '../../shared/storage/stored-list.js';

/** An installer in the comparison. */
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
export const compareFull = `You can compare up to ${comparedLimit} contractors. Remove one first.`;

/** The search that a comparison or a message comes from. */
export interface SearchContext {
  /** The point from which distances are measured. */
  point?: { lat: number; lon: number } | null;
  /** That point as the visitor wrote it; empty for their own position. */
  location?: string;
  /** The services and pool types searched for. */
  services?: readonly string[];
  /** The label of the chosen service type; empty for all. */
  kind?: string;
}

/** URL of a comparison. */
export function comparePath(ids: readonly number[], { point, location, services = [] }: SearchContext = {}): string {
  const query = new URLSearchParams({
    ...(point && { lat: String(point.lat), lon: String(point.lon) }),
    ...(point && location && { location }),
    ...(services.length > 0 && { services: services.join(',') }),
  }).toString();
  return `${pagePaths.compare}?ids=${ids.join(',')}${query && `&${query}`}`;
}
