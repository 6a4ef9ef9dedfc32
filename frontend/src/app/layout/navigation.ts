import { directoryPath, pagePaths } from '@poolpros/contracts/paths';
import { matchRoute } from '@poolpros/contracts/route-match';

export interface NavigationLink {
  label: string;
  to: string;
}

export interface NavigationGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** Titles of groups with their links, each a label and a path; a query in the path does not affect its page. */
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

const hasPage = ({ to }: NavigationLink): boolean => matchRoute(to.split(/[?#]/, 1)[0] ?? '') !== null;

/** For each group the links whose page is in the table; without empty groups. */
export const withPages = (groups: Groups): NavigationGroup[] =>
  Object.entries(groups)
    .map(([title, links]) => ({
      title,
      links: Object.entries(links)
        .map(([label, to]) => ({ label, to }))
        .filter(hasPage),
    }))
    .filter(({ links }) => links.length > 0);

export const homeLink = { label: 'US Pool Contractors', to: pagePaths.unitedStates } as const;
export const shortlistLink = { label: 'Shortlist', to: pagePaths.shortlist } as const;
export const loginLink = { label: 'Contractor Login', to: pagePaths.login } as const;
export const listBusinessLink = { label: 'List Your Business', to: pagePaths.listYourBusiness } as const;

const comparisons = { 'Pool comparisons': '/pool-comparisons' };
const specializations = { Specializations: '/specializations' };
const typesGuide = { 'Pool types guide': '/pool-types-guide' };
const costs = {
  'Cost calculator': '/cost-calculator',
  'Pool financing': '/pool-financing',
  'Payment calculator': '/pool-financing/payment-calculator',
};
const learning = {
  Blog: '/us/blog',
  'Regulations by state': '/pool-regulations',
  'Maintenance tips': '/maintenance-tips',
  'Design ideas': '/design-ideas',
};
const moreServices = { 'Spas & hot tubs': '/spas-hot-tubs', 'Saunas & steam rooms': '/saunas-steam-rooms' };

/** The groups of the header. Paths of future pages are written out, so that a link appears together with its page. */
export const headerGroups = withPages({
  'Pool Resources': { ...typesGuide, ...comparisons, ...specializations, 'Pool problems': '/pool-problems' },
  'Cost & Finance': costs,
  'Resources Hub': {
    ...comparisons,
    'Fiberglass vs concrete': '/pool-comparison/fiberglass-vs-concrete',
    'Vinyl vs fiberglass': '/pool-comparison/vinyl-vs-fiberglass',
    'Above ground vs inground': '/pool-comparison/above-ground-vs-inground',
    'Saltwater vs chlorine': '/pool-comparison/saltwater-vs-chlorine',
    'All types': '/pool-comparison/all-types',
    'Pool Contractors Near Me': pagePaths.nearMe,
    ...specializations,
    'Request a claim': '/request-claim',
  },
  Learn: learning,
  'More Services': moreServices,
});

/** The pages that the header marks as the current one. */
export const markedPaths: readonly string[] = [
  homeLink.to,
  ...headerGroups.flatMap(({ links }) => (links.length === 1 ? links.map(({ to }) => to) : [])),
];

/** The columns of the footer, by the same rule. */
export const footerColumns = withPages({
  'Find contractors': {
    'Pool contractors near me': pagePaths.nearMe,
    'Contractors by state': pagePaths.states,
    Search: pagePaths.searchResults,
    'Hot tubs and spas': `${pagePaths.searchResults}?serviceType=spa-hot-tub`,
    'Saunas and steam rooms': `${pagePaths.searchResults}?serviceType=sauna-steam`,
    'Contractors in Texas': directoryPath('texas'),
    'Contractors in Florida': directoryPath('florida'),
    'Contractors in California': directoryPath('california'),
  },
  'Plan & cost': {
    ...costs,
    'Energy calculator': '/energy-efficiency-calculator',
    'Water cost calculator': '/water-cost-calculator',
    'Quote worksheet': '/pool-quote-worksheet',
  },
  Learn: { ...typesGuide, ...comparisons, ...learning, 'Eco-friendly guide': '/eco-friendly-pool-guide' },
  'For contractors': {
    'List your business': pagePaths.listYourBusiness,
    'Claim a listing': '/request-claim',
    'Contractor login': pagePaths.login,
    'For contractors': '/for-contractors',
    'Marketing tools': '/marketing-tools',
    Pricing: '/pricing',
    'Success stories': '/success-stories',
  },
  About: {
    'About us': '/about',
    'Help & support': '/help-support',
    'Reviews policy': '/reviews-policy',
    Privacy: '/privacy-policy',
    'Opt out of visit counting': '/privacy-policy#usage',
    Terms: '/terms-of-service',
    Sitemap: '/sitemap',
    'Choose your country': pagePaths.countryChooser,
  },
});
