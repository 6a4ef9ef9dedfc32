import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { webhookLimits } from '@poolpros/contracts/limits';

export const connectionPersonalData: readonly PersonalRows[] = [
  {
    table: 'api_keys',
    columns: ['name'],
    kept: [{ keptDays: null, because: 'as long as the key' }],
    exported: 'apiKeys',
  },
  {
    table: 'webhooks',
    columns: ['url'],
    kept: [{ keptDays: null, because: 'as long as the endpoint' }],
    exported: 'webhooks',
  },
  {
    table: 'webhook_deliveries',
    columns: ['data'],
    kept: [
      { keptDays: webhookLimits.keptDays, since: 'created_at', erase: 'delete', rule: 'erase-webhook-deliveries' },
    ],
    exported: { because: 'it holds ids alone' },
  },
];
