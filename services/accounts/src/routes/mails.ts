import { mailRoutes } from '@poolpros/chassis/mail-routes';
import * as z from 'zod';
import type { Context } from '../context.js';
import { linkMails } from '../mails/link-mails.js';
import { noticeMails } from '../mails/notice-mails.js';
import type { Sources } from '../mails/open-link.js';

export const accountMailRoutes = mailRoutes('accounts', {
  id: z.uuid(),
  sources: ({ config, database, now }: Context): Sources => ({
    tx: database.dataSource.manager,
    publicUrl: config.PUBLIC_URL,
    linkSecret: config.LINK_SECRET,
    now: now(),
  }),
  mails: { ...linkMails, ...noticeMails },
});
