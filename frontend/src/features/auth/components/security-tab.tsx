import { loadedTab } from '../../../shared/layout/loaded-tab.js';

/** The tab of the account itself, which loads apart from the consoles that have it. */
export const SecurityTab = loadedTab(() =>
  import('./account-security.js').then(({ AccountSecurity }) => AccountSecurity),
);
