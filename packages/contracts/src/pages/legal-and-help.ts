import { indexed, type RouteRow, unlisted } from './row.js';

/** About the directory itself. */
export const legalAndHelpPages = {
  help: {
    ...indexed,
    path: '/help-support',
    page: 'legal-and-help/help-support-page',
    title: 'Help and support',
  },
  reviewsPolicy: {
    ...indexed,
    path: '/reviews-policy',
    page: 'legal-and-help/reviews-policy-page',
    title: 'Reviews policy',
  },
  about: {
    ...indexed,
    path: '/about',
    page: 'legal-and-help/about-page',
    title: 'About this directory',
    crumb: 'About',
  },
  privacy: {
    ...indexed,
    path: '/privacy-policy',
    page: 'legal-and-help/privacy-policy-page',
    title: 'Privacy policy',
  },
  terms: {
    ...indexed,
    path: '/terms-of-service',
    page: 'legal-and-help/terms-of-service-page',
    title: 'Terms of service',
  },
  stopMails: {
    ...unlisted,
    path: '/stop-mails/:token',
    page: 'legal-and-help/stop-mails-page',
    title: 'Stop emails',
    under: 'help',
  },
  sitemap: { ...indexed, path: '/sitemap', page: 'legal-and-help/sitemap-page', title: 'Sitemap' },
  demoLoaders: {
    ...unlisted,
    path: '/demo-loaders',
    page: 'legal-and-help/demo-loaders-page',
    title: 'Loading indicators',
    under: 'sitemap',
  },
  metaTagsDemo: {
    ...unlisted,
    path: '/meta-tags-demo',
    page: 'legal-and-help/meta-tags-demo-page',
    title: 'Meta tags',
    under: 'sitemap',
  },
  simpleTemplates: {
    ...unlisted,
    path: '/simple-templates',
    page: 'legal-and-help/simple-templates-page',
    title: 'Simple templates',
    under: 'sitemap',
  },
} as const satisfies Record<string, RouteRow>;
