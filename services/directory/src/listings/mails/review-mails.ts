import { findInstaller } from '../db/installer-store.js';
import { type Mails, profileUrl, toListing } from './mail.js';

export const reviewMails: Mails<'review-published'> = {
  'review-published': async (sources, id) => {
    const installer = /^[1-9]\d{0,8}$/.test(id) ? await findInstaller(sources.tx, Number(id)) : null;
    return (
      installer && {
        ...(await toListing(sources, installer)),
        facts: { businessName: installer.name, profileUrl: profileUrl(sources, installer) },
      }
    );
  },
};
