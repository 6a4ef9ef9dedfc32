import { read } from '../load/ask.js';
import type { Subjects } from '../load/public-requests.js';
import type { Site } from './site.js';

/** Up to a hundred listings of a state that visitors find. */
export const listingsIn = ({ urls }: Site, state: string): Promise<Subjects['listings'][number][]> =>
  read(urls.directory, `installers?state=${state}&limit=100`);
