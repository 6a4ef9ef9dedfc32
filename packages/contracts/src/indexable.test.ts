import { expect, test } from 'vitest';
import { installerStatuses } from './events/directory.js';
import { indexable } from './indexable.js';

test.each([
  [300, 1, true],
  [299, 1, false],
  [5000, 0, false],
  [100, 3, true],
  [99, 3, false],
  [299, 2, false],
  [0, 12, false],
])('a project with %i characters and %i photos is offered to search engines: %s', (characters, photos, offered) => {
  expect(indexable({ page: 'project', status: 'published', characters, photos })).toBe(offered);
});

test('a project is offered while its profile is', () => {
  const rich = { page: 'project', characters: 5000, photos: 12 } as const;
  for (const status of installerStatuses)
    expect([status, indexable({ ...rich, status })]).toEqual([status, indexable({ page: 'profile', status })]);
});
