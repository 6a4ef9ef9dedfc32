import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Chart, type ChartProps } from './chart.js';

const chart: ChartProps = {
  kind: 'bars',
  title: 'Cost by month',
  summary: 'Most in January, 40 dollars.',
  labelsAre: 'Month',
  labels: ['Jan', 'Feb'],
  series: [
    { label: 'Open', values: [40, 20] },
    { label: 'With a cover', values: [10, 0] },
  ],
  format: (value) => `$${value}`,
};

it('says what it shows, and has every figure in a table', async () => {
  render(<Chart {...chart} />);
  const figure = within(screen.getByRole('figure', { name: 'Cost by month' }));
  expect(figure.getByRole('img', { name: 'Most in January, 40 dollars.' })).toBeVisible();
  await userEvent.click(figure.getByText('View the figures as a table'));
  const table = within(figure.getByRole('table', { name: 'Cost by month' }));
  expect(table.getByRole('row', { name: 'Month Open With a cover' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Jan $40 $10' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Feb $20 $0' })).toBeVisible();
});

it('draws bars to the scale of its axis', () => {
  const { container } = render(<Chart {...chart} />);
  const heights = [...container.querySelectorAll('[role="img"] rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['100', '50', '25', '0']);
});

it('draws lines from edge to edge', () => {
  const { container } = render(<Chart {...chart} kind="lines" />);
  const lines = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['0,0 100,50', '0,75 100,100']);
});
