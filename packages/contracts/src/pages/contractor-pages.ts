import { indexed, type RouteRow, unlisted } from './row.js';

/** What contractors do themselves, and what is mailed to people. */
export const contractorPages = {
  contractorLogin: { path: '/contractor-login', redirectsTo: 'login' },
  login: { ...unlisted, path: '/contractor/login', page: 'contractor/login-page', title: 'Contractor login' },
  register: {
    ...unlisted,
    path: '/contractor/register',
    page: 'contractor/register-page',
    title: 'Create an account',
    under: 'login',
  },
  forgotPassword: {
    ...unlisted,
    path: '/forgot-password',
    page: 'contractor/forgot-password-page',
    title: 'Reset your password',
    under: 'login',
  },
  resetPassword: {
    ...unlisted,
    path: '/reset-password/:token',
    page: 'contractor/reset-password-page',
    title: 'Choose a password',
    under: 'login',
  },
  unlockLogin: {
    ...unlisted,
    path: '/unlock-login/:token',
    page: 'contractor/unlock-login-page',
    title: 'Open your login',
    under: 'login',
  },
  dashboard: {
    ...unlisted,
    path: '/contractor/dashboard',
    page: 'contractor/dashboard-page',
    title: 'Dashboard',
    frame: 'console',
  },
  listYourBusiness: {
    ...indexed,
    path: '/list-your-business',
    page: 'contractor/list-your-business-page',
    title: 'List your pool business free',
    crumb: 'List Your Business',
  },
  confirmSubmission: {
    ...unlisted,
    path: '/submission-confirmation',
    page: 'contractor/submission-confirmation-page',
    title: 'Confirm your listing',
    under: 'listYourBusiness',
  },
  submissionStatus: {
    ...unlisted,
    path: '/submission-status',
    page: 'contractor/submission-status-page',
    title: 'Status of your listing',
    under: 'listYourBusiness',
  },
  verifyReview: {
    ...unlisted,
    path: '/verify-review/:token',
    page: 'reviews/verify-review-page',
    title: 'Confirm your review',
  },
  writeReview: {
    ...unlisted,
    path: '/direct-review/:installerId',
    page: 'reviews/direct-review-page',
    title: null,
    crumb: 'Write a review',
  },
} as const satisfies Record<string, RouteRow>;
