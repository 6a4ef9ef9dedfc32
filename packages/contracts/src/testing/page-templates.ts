import type { RouteName } from '../page-table.js';

/** Pages that are made of the same parts, with other texts; a page that is not here is a template by itself. */
const templates: Readonly<Record<string, readonly RouteName[]>> = {
  comparison: [
    'fiberglassVsConcrete',
    'vinylVsFiberglass',
    'aboveGroundVsInground',
    'saltwaterVsChlorine',
    'allPoolTypes',
  ],
  'mailed-link': ['unlockLogin', 'confirmEmail', 'keepAccount', 'proveClaim', 'verifyReview', 'stopMails'],
  reading: ['poolTypesGuide', 'ecoGuide', 'about', 'privacy', 'terms'],
  specialization: [
    'luxuryPools',
    'ecoFriendlyPools',
    'smallSpacePools',
    'smartAutomatedPools',
    'therapeuticPools',
    'familyFunPools',
  ],
  trade: ['forContractors', 'successStories', 'reviewsPolicy'],
};

/** The template of each page that shares one. */
export const pageTemplates: Readonly<Partial<Record<RouteName, string>>> = Object.fromEntries(
  Object.entries(templates).flatMap(([template, names]) => names.map((name) => [name, template])),
);
