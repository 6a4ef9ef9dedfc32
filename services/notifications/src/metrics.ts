import type { Metrics } from '@poolpros/chassis/metrics';
import { Counter } from 'prom-client';

export interface MailMetrics {
  mailSent: Counter<'template' | 'outcome'>;
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
