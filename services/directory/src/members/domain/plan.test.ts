import { planLimits } from '@poolpros/contracts/plans';
import { expect, it } from 'vitest';
import { planOf } from './plan.js';

it('is pro with a founding place, else free', () => {
  expect(planOf({ foundingPlace: 1 })).toBe('pro');
  expect(planOf({ foundingPlace: null })).toBe('free');
});

it('holds this much', () => {
  expect(planLimits).toEqual({
    free: { photos: 10, projects: 3, members: 3, apiKeys: 0, webhooks: 0, figureDays: 90 },
    pro: { photos: 30, projects: null, members: 20, apiKeys: 5, webhooks: 5, figureDays: 365 },
  });
});
