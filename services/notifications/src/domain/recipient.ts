import type { MailRecipient } from '@poolpros/contracts/http/mail-facts';

/** What distinguishes the recipients of a mail in its row, without saying who they are. */
export const recipientKey = ({ accountId }: MailRecipient): string => accountId ?? 'contact';
