import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';

/** What every room of a business gets. */
export interface RoomProps {
  listing: OwnListing;
  /** To be called when the API no longer accepts the session. */
  onSessionEnd: () => void;
}

/** The page of a business, in the room of this name. */
export const roomUrl = (installerId: number, room: string): string =>
  `${pathTo(pagePaths.companyDashboard, { installerId })}?room=${room}`;
