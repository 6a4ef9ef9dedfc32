import { CreateMails1795219200000 } from './1795219200000-create-mails.js';
import { KeepFailedMailsRetryable1795392000000 } from './1795392000000-keep-failed-mails-retryable.js';
import { GiveEachRecipientAMail1795770000000 } from './1795770000000-give-each-recipient-a-mail.js';
import { StopMails1795770000100 } from './1795770000100-stop-mails.js';
import { ReportOutcomes1795770000200 } from './1795770000200-report-outcomes.js';

export const migrations = [
  CreateMails1795219200000,
  KeepFailedMailsRetryable1795392000000,
  GiveEachRecipientAMail1795770000000,
  StopMails1795770000100,
  ReportOutcomes1795770000200,
];
