import { mailRoutes } from '@poolpros/chassis/mail-routes';
import * as z from 'zod';
import type { Context } from '../context.js';
import { reviewMails, type Sources } from '../mails/review-mails.js';

export const reviewMailRoutes = mailRoutes('reviews', {
  id: z.uuid(),
  sources: ({ config, database }: Context): Sources => ({
    tx: database.dataSource.manager,
    publicUrl: config.PUBLIC_URL,
    linkSecret: config.LINK_SECRET,
  }),
  mails: reviewMails,
});
