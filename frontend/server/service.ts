import { type Base, defineService } from '@poolpros/chassis/service';
import { type Config, configSchema } from './config.js';
import { webRoutes } from './web-routes.js';

/** The web server. `clientDir` is the folder of the browser's build. */
export const webService = (clientDir: string) =>
  defineService({
    name: 'web',
    description: 'Pages of the site, rendered on the server',
    config: configSchema,
    context: (base: Base<Config>) => base,
    routes: [
      (app, { config }) =>
        webRoutes(app, {
          publicUrl: config.PUBLIC_URL,
          apiUrl: config.API_URL,
          internalToken: config.INTERNAL_TOKEN,
          analytics: config.POSTHOG_KEY ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST } : null,
          hasTags: config.TAG_ORIGINS.length > 0,
          social: config.SOCIAL_LINKS,
          operator: {
            name: config.OPERATOR_NAME ?? null,
            email: config.OPERATOR_EMAIL ?? null,
            address: config.MAIL_POSTAL_ADDRESS ?? null,
            privacyEmail: config.PRIVACY_EMAIL ?? null,
            copyrightAgent: config.COPYRIGHT_AGENT ?? null,
          },
          clientDir,
        }),
    ],
  });
