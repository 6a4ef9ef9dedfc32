/** Pages of the header and the footer. A group is added together with its pages. */
export const mainLinks = [
  { label: 'US Pool Contractors', to: '/us' },
  { label: 'Pool Contractors Near Me', to: '/pool-contractors-near-me' },
] as const;
export const shortlistLink = { label: 'Shortlist', to: '/shortlist' } as const;
export const loginLink = { label: 'Contractor Login', to: '/contractor-login' } as const;
export const listBusinessLink = { label: 'List Your Business', to: '/list-your-business' } as const;

export const footerColumns = [
  {
    title: 'Find contractors',
    links: [
      { label: 'Pool contractors near me', to: '/pool-contractors-near-me' },
      { label: 'Contractors by state', to: '/us/pool-contractors' },
      { label: 'Search', to: '/search-results' },
      { label: 'Hot tubs and spas', to: '/search-results?serviceType=spa-hot-tub' },
      { label: 'Saunas and steam rooms', to: '/search-results?serviceType=sauna-steam' },
      { label: 'Contractors in Texas', to: '/us/texas/pool-contractors' },
      { label: 'Contractors in Florida', to: '/us/florida/pool-contractors' },
      { label: 'Contractors in California', to: '/us/california/pool-contractors' },
    ],
  },
  {
    title: 'For contractors',
    links: [
      { label: 'List your business', to: '/list-your-business' },
      { label: 'Contractor login', to: '/contractor-login' },
    ],
  },
  { title: 'About', links: [{ label: 'Choose your country', to: '/' }] },
] as const;
