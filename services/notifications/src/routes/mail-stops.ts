import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { mailStopEndpoints } from '@poolpros/contracts/endpoints/mail-stops';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { emailHashOf, resumeMails, stopMails } from '../actions/stop-mails.js';
import type { Context } from '../context.js';
import { isStopped } from '../db/mail-stop-store.js';

const tags = ['notifications'];
const errors = [400, 404, 503];

/**
 * The link in the footer of a mail: one POST stops mails, from a mail program (RFC 8058) or from the page of the link.
 */
export async function mailStopRoutes(app: ZodApp, { config, database }: Context): Promise<void> {
  const { manager } = database.dataSource;

  route(
    app,
    mailStopEndpoints.previewMailStop,
    {
      schema: { tags, summary: 'Check whether emails to an address are stopped', errors },
    },
    async ({ body }) => ({ isStopped: await isStopped(manager, emailHashOf(config.LINK_SECRET, body.token)) }),
  );

  route(app, mailStopEndpoints.resumeMails, { schema: { tags, summary: 'Resume emails', errors } }, ({ body }) =>
    resumeMails(manager, config.LINK_SECRET, body.token),
  );

  // A mail program that does not know RFC 8058 opens the link.
  route(
    app,
    mailStopEndpoints.openMailStop,
    { schema: { hide: true, errors: [] } },
    async ({ params: { token } }, reply) =>
      reply.redirect(`${config.PUBLIC_URL}${pathTo(pagePaths.stopMails, { token })}`, 303),
  );

  await app.register(async (forms: ZodApp) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form; the link alone is sufficient.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, undefined),
    );
    route(
      forms,
      mailStopEndpoints.stopMails,
      { schema: { tags, summary: 'Stop emails with one click', errors } },
      ({ params }) => stopMails(manager, config.LINK_SECRET, params.token),
    );
  });
}
