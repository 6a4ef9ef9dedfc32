import type { MailRecipient } from '@poolpros/contracts/http/mail-facts';

/** Distinguishes the recipients of a mail in its row without identifying them. */
export const recipientKey = ({ accountId }: MailRecipient): string => accountId ?? 'contact';
