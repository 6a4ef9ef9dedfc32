import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { CalculateCostsButton } from './calculate-costs-button.js';

afterEach(() => vi.unstubAllGlobals());

const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  void act(() => window.dispatchEvent(new Event('scroll')));
};
const button = () => screen.getByLabelText('Open pool cost calculator');

it('comes beyond 300 pixels, goes at 300, and leads to the calculator', () => {
  renderElement(<CalculateCostsButton />);
  expect(button()).toHaveClass('invisible');
  scrollTo(301);
  expect(button()).not.toHaveClass('invisible');
  expect(button()).toHaveClass('duration-300');
  expect(button()).toHaveAttribute('href', '/cost-calculator');
  scrollTo(300);
  expect(button()).toHaveClass('invisible');
});

it('does not float over the calculator', () => {
  renderElement(<CalculateCostsButton />, {}, { path: '/cost-calculator' });
  expect(screen.queryByLabelText('Open pool cost calculator')).not.toBeInTheDocument();
});
