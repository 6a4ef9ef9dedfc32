import { pagePaths } from '@poolpros/contracts/paths';

/** Where the pages about the directory lead. */
export const findContractor = {
  title: 'Looking for a contractor?',
  text: 'Search by ZIP or city. You do not need an account, and nobody pays to be first.',
  label: 'Find a contractor',
  to: pagePaths.searchResults,
} as const;

export const listBusiness = {
  title: 'Do you run a pool business?',
  text: 'One form and a confirmed email. The listing and the requests that come through it are free.',
  label: 'List your business',
  to: pagePaths.listYourBusiness,
} as const;
