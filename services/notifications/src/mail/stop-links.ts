import { apiPaths, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { mailStopToken } from '../links/mail-stop-link.js';

/** How the reader of a mail stops similar mails: a page, and headers for the button of mail programs (RFC 8058). */
export function stopLinks(siteUrl: string, linkSecret: string, email: string) {
  const token = mailStopToken(linkSecret, email);
  return {
    page: `${siteUrl}${pathTo(pagePaths.stopMails, { token })}`,
    headers: {
      'List-Unsubscribe': `<${siteUrl}${pathTo(apiPaths.stopMails, { token })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
