/**
 * Why a mail is not to be sent: its subject no longer exists, nobody is to get it, the reader stopped such mails, or no
 * provider of texts is configured.
 */
export type SkipReason = 'gone' | 'no_recipient' | 'stopped' | 'no_provider';
