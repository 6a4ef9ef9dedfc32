import type { Metrics } from '@poolpros/chassis/metrics';
import { Counter } from 'prom-client';

export interface MailMetrics {
  mailSent: Counter<'template' | 'outcome'>;
}

export interface ReplyMetrics {
  mailedReplies: Counter<'outcome'>;
}

export function createReplyMetrics({ registry }: Metrics): ReplyMetrics {
  return {
    mailedReplies: new Counter({
      name: 'mailed_replies_total',
      help: 'Mails to reply addresses and return paths, by outcome: stored, bounced, dropped, or why they were refused',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}

export function createMailMetrics({ registry }: Metrics): MailMetrics {
  return {
    mailSent: new Counter({
      name: 'mail_sent_total',
      help: 'Tries to send a mail, by outcome: sent, skipped, retried or failed',
      labelNames: ['template', 'outcome'],
      registers: [registry],
    }),
  };
}
