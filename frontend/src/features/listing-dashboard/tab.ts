import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';

/** What every tab of a business gets. */
export interface TabProps {
  listing: OwnListing;
  /** To be called when the API no longer accepts the session. */
  onSessionEnd: () => void;
}

/** The page of a business, on the tab of this name. */
export const tabUrl = (installerId: number, tab: string): string =>
  `${pathTo(pagePaths.companyDashboard, { installerId })}?room=${tab}`;
