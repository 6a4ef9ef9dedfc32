import { pagePaths } from '@poolpros/contracts/paths';
import { visibleInstallers } from '../../listings/db/installer-store.js';
import { toInstaller } from '../../listings/domain/snapshot.js';
import { isUuid, type Mails, profileUrl, toOne } from '../../listings/mails/mail.js';
import { findShortlistMail } from '../db/shortlist-mail-store.js';
import { keptDays } from '../domain/shortlist-mail.js';

export const shortlistMails: Mails<'shortlist'> = {
  shortlist: async (sources, id) => {
    const mail = isUuid(id) ? await findShortlistMail(sources.tx, id) : null;
    const installers = mail ? await visibleInstallers(sources.tx, mail.installerIds) : [];
    if (!mail || installers.length === 0) return null;
    return {
      ...toOne(mail.email),
      facts: {
        installers: installers.map((installer) => {
          const { name, location, rating, reviewCount } = toInstaller(installer);
          return { name, location, rating, reviewCount, profileUrl: profileUrl(sources, installer) };
        }),
        listUrl: `${sources.publicUrl}${pagePaths.shortlist}?ids=${installers.map((installer) => installer.id).join(',')}`,
        keptDays,
      },
    };
  },
};
