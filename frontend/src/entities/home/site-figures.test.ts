import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { siteFigures } from './site-figures.js';

const contractorsAfter = (steps: number) => siteFigures(summary, steps)[0]?.value;

it('counts the sample from 327 to 367 and begins again', () => {
  expect([0, 1, 40, 41, 42].map(contractorsAfter)).toEqual(['327', '328', '367', '327', '328']);
  expect(siteFigures(summary, 0).slice(1)).toEqual([
    { label: 'Average rating', value: '4.8', isSample: true },
    { label: 'Pools installed', value: '1,200+', isSample: true },
  ]);
});

it('counts what is there once the data is real, however long the page stands', () => {
  const real = { ...summary, sampleData: false };
  expect(siteFigures(real, 7)).toEqual([
    { label: 'Contractors listed', value: '2,000' },
    { label: 'States and DC with listings', value: '50' },
    { label: 'Reviews of finished jobs', value: '8,400' },
    { label: 'Average rating', value: '4.3' },
  ]);
});

it('names an average from 25 reviews of jobs on, and nothing that is not there', () => {
  const labels = (reviews: number) =>
    siteFigures({ ...summary, sampleData: false, installers: 0, states: 0, reviews }, 0).map(({ label }) => label);
  expect(labels(25)).toEqual(['Reviews of finished jobs', 'Average rating']);
  expect(labels(24)).toEqual(['Reviews of finished jobs']);
  expect(labels(0)).toEqual([]);
});
