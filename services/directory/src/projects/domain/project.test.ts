import { expect, test } from 'vitest';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';
import {
  contentOf,
  type IllustratedProject,
  isAhead,
  projectCard,
  projectDetail,
  shownProjects,
  summaryOf,
} from './project.js';

const now = new Date('2026-11-28T12:00:00.000Z');
const photo: PhotoRecord = {
  id: '0199c6f0-0000-7000-8000-000000000001',
  installerId: 7,
  position: 1,
  name: 'a'.repeat(32),
  alt: 'Spa at dusk',
  width: 1600,
  height: 1200,
  addedAt: now,
  removedAt: null,
};
const project: IllustratedProject = {
  ...contentOf({ title: 'Pool with a spa', year: 2024, description: 'On a slope.' }),
  id: 31,
  version: 1,
  installerId: 7,
  position: 1,
  createdAt: now,
  updatedAt: now,
  photos: [],
};

test('a free listing shows three projects, a professional one all', () => {
  const many = ['a', 'b', 'c', 'd'];
  expect(shownProjects(many, 'free')).toEqual(['a', 'b', 'c']);
  expect(shownProjects(many, 'pro')).toEqual(many);
});

test('projects with the same title have different slugs', () => {
  expect([project, { ...project, id: 32 }].map((each) => projectCard(each).slug)).toEqual([
    'pool-with-a-spa-31',
    'pool-with-a-spa-32',
  ]);
  expect(projectCard({ ...project, title: '池' }).slug).toBe('project-31');
});

test.each([
  ['2026', false],
  ['2027', true],
  ['2026-11', false],
  ['2026-12', true],
  ['1999-12', false],
])('whether %s is in the future: %s', (builtOn, ahead) => {
  expect(isAhead(builtOn, now)).toBe(ahead);
});

test('a summary is one line that ends after a word', () => {
  expect(summaryOf('On a\n\nslope.')).toBe('On a slope.');
  const summary = summaryOf('stone '.repeat(60));
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/stone…$/);
});

test('visitors see only described photos, the first as the cover', () => {
  const bare = { ...photo, id: '0199c6f0-0000-7000-8000-000000000002', name: 'b'.repeat(32), alt: '' };
  const shown = { ...project, photos: [bare, photo] };
  expect(projectCard(shown).cover?.alt).toBe('Spa at dusk');
  expect(projectDetail(shown).photos.map(({ alt }) => alt)).toEqual(['Spa at dusk']);
  expect(projectCard({ ...project, photos: [bare] }).cover).toBeNull();
});
