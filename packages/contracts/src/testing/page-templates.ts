import type { RouteName } from '../page-table.js';

/** Pages with the same parts and different texts. A page that is not listed is its own template. */
const templates: Readonly<Record<string, readonly RouteName[]>> = {
  comparison: [
    'fiberglassVsConcrete',
    'vinylVsFiberglass',
    'aboveGroundVsInground',
    'saltwaterVsChlorine',
    'allPoolTypes',
  ],
  'forgot-password': ['forgotPassword', 'adminForgotPassword'],
  letters: ['citiesByLetter', 'namesByLetter'],
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
