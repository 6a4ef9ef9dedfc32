import { mailRoutes } from '@poolpros/chassis/mail-routes';
import { mailParamsSchema } from '@poolpros/contracts/http/mail-facts';
import type { Context } from '../../base/context.js';
import { claims } from '../../claims/module.js';
import { connections } from '../../connections/module.js';
import { editing } from '../../editing/module.js';
import { intake } from '../../intake/module.js';
import type { Sources } from '../../listings/mails/mail.js';
import { listings } from '../../listings/module.js';
import { requests } from '../../requests/module.js';
import { team } from '../../team/module.js';

export const directoryMailRoutes = mailRoutes('directory', {
  id: mailParamsSchema.shape.id,
  sources: ({ accounts, config, database, places, now }: Context): Sources => ({
    tx: database.dataSource.manager,
    accounts,
    publicUrl: config.PUBLIC_URL,
    linkSecret: config.LINK_SECRET,
    replyDomain: config.REPLY_DOMAIN,
    places,
    now: now(),
  }),
  mails: {
    ...listings.mails,
    ...connections.mails,
    ...editing.mails,
    ...team.mails,
    ...claims.mails,
    ...intake.mails,
    ...requests.mails,
  },
});
