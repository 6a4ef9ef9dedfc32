import { directoryPath, pagePaths } from '@poolpros/contracts/paths';
/** Pages of the header and the footer. A group is added together with its pages. */
export const mainLinks = [
  { label: 'US Pool Contractors', to: pagePaths.unitedStates },
  { label: 'Pool Contractors Near Me', to: pagePaths.nearMe },
] as const;
export const shortlistLink = { label: 'Shortlist', to: pagePaths.shortlist } as const;
export const loginLink = { label: 'Contractor Login', to: pagePaths.contractorLogin } as const;
export const listBusinessLink = { label: 'List Your Business', to: pagePaths.listYourBusiness } as const;

export const footerColumns = [
  {
    title: 'Find contractors',
    links: [
      { label: 'Pool contractors near me', to: pagePaths.nearMe },
      { label: 'Contractors by state', to: pagePaths.states },
      { label: 'Search', to: pagePaths.searchResults },
      { label: 'Hot tubs and spas', to: `${pagePaths.searchResults}?serviceType=spa-hot-tub` },
      { label: 'Saunas and steam rooms', to: `${pagePaths.searchResults}?serviceType=sauna-steam` },
      { label: 'Contractors in Texas', to: directoryPath('texas') },
      { label: 'Contractors in Florida', to: directoryPath('florida') },
      { label: 'Contractors in California', to: directoryPath('california') },
    ],
  },
  {
    title: 'For contractors',
    links: [
      { label: 'List your business', to: pagePaths.listYourBusiness },
      { label: 'Contractor login', to: pagePaths.contractorLogin },
    ],
  },
  { title: 'About', links: [{ label: 'Choose your country', to: pagePaths.world }] },
] as const;
