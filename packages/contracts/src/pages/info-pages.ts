import { indexed, type RouteRow, unlisted } from './row.js';

/** About the directory itself. */
export const infoPages = {
  help: {
    ...indexed,
    path: '/help-support',
    page: 'info/help-support-page',
    title: 'Help and support',
  },
  reviewsPolicy: {
    ...indexed,
    path: '/reviews-policy',
    page: 'info/reviews-policy-page',
    title: 'Reviews policy',
  },
  about: {
    ...indexed,
    path: '/about',
    page: 'info/about-page',
    title: 'About this directory',
    crumb: 'About',
  },
  privacy: {
    ...indexed,
    path: '/privacy-policy',
    page: 'info/privacy-policy-page',
    title: 'Privacy policy',
  },
  terms: {
    ...indexed,
    path: '/terms-of-service',
    page: 'info/terms-of-service-page',
    title: 'Terms of service',
  },
  stopMails: {
    ...unlisted,
    path: '/stop-mails/:token',
    page: 'info/stop-mails-page',
    title: 'Stop mails',
    under: 'help',
  },
  sitemap: { ...indexed, path: '/sitemap', page: 'info/sitemap-page', title: 'Sitemap' },
  demoLoaders: {
    ...unlisted,
    path: '/demo-loaders',
    page: 'info/demo-loaders-page',
    title: 'Loading indicators',
    under: 'sitemap',
  },
  metaTagsDemo: {
    ...unlisted,
    path: '/meta-tags-demo',
    page: 'info/meta-tags-demo-page',
    title: 'Meta tags',
    under: 'sitemap',
  },
  simpleTemplates: {
    ...unlisted,
    path: '/simple-templates',
    page: 'info/simple-templates-page',
    title: 'Simple templates',
    under: 'sitemap',
  },
} as const satisfies Record<string, RouteRow>;
