import { CreateMails1795219200000 } from './1795219200000-create-mails.js';
import { KeepFailedMailsRetryable1795392000000 } from './1795392000000-keep-failed-mails-retryable.js';

export const migrations = [CreateMails1795219200000, KeepFailedMailsRetryable1795392000000];
