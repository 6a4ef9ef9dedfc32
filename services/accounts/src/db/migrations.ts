import { migrationsIn } from '@poolpros/chassis/database/migrations';

export const migrations = migrationsIn(new URL('../../migrations/', import.meta.url), [
  'history',
  'idempotency-keys',
  'job-runs',
]);
