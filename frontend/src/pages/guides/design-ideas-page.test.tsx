import { costErrors } from '@poolpros/calculators/cost';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans, type YardSize, yardSizes } from '../../../content/guides/plans.js';
import { renderPage } from '../../../test/render.js';
import { costInputOf, liesIn, planFacts, poolBounds } from '../../features/guides/plan-facts.js';

/** Feet that the page promises between water and fence. */
const setback = 5;

const touches = (one: readonly number[], other: readonly number[]): boolean => {
  const [x = 0, y = 0, width = 0, height = 0] = one;
  const [left = 0, top = 0, wide = 0, high = 0] = other;
  return x < left + wide && left < x + width && y < top + high && top < y + height;
};

describe.each(plans.map((plan) => [plan.id, plan] as const))('the plan %s', (_, plan) => {
  const { width, depth } = plan.yard;
  const pool = poolBounds(plan);
  const yard = [0, 0, width, depth] as const;

  it('keeps its pool off the fence and its deck within the yard', () => {
    expect(liesIn(pool, [setback, setback, width - 2 * setback, depth - 2 * setback])).toBe(true);
    for (const deck of plan.decks) {
      expect(liesIn(deck, yard)).toBe(true);
      expect(liesIn(pool, deck) || !touches(pool, deck)).toBe(true);
    }
  });

  it('is a pool that the cost calculator takes, which its link opens with the same sum', async () => {
    expect(costErrors(costInputOf(plan))).toEqual([]);
    const { calculator, estimate } = planFacts(plan);
    renderPage(calculator);
    const [low, mid, high] = estimate.shown.map((dollars) => `$${dollars.toLocaleString('en-US')}`);
    expect(await screen.findByText(`Middle estimate ${mid}, from ${low} to ${high}.`)).toHaveRole('status');
  });
});

it('shows every plan with what it measures and costs', async () => {
  renderPage('/design-ideas');
  for (const plan of plans) {
    const card = within(await screen.findByRole('article', { name: plan.name }));
    const { size, area, estimate } = planFacts(plan);
    expect(card.getByRole('img', { name: new RegExp(`^Plan: a pool, ${size}, in a yard`) })).toBeInTheDocument();
    expect(card.getByText(new RegExp(`^${area} sq ft, about`))).toBeVisible();
    expect(card.getByText(`$${estimate.shown[1].toLocaleString('en-US')}`)).toBeVisible();
  }
});

it('lists the plans from the smallest yard on, and those of a size where the URL says so', async () => {
  const areas = plans.map((plan) => planFacts(plan).yardArea);
  expect(areas).toEqual([...areas].sort((a, b) => a - b));
  for (const size of Object.keys(yardSizes) as YardSize[]) {
    const { unmount } = renderPage(`/design-ideas?yard=${size}`);
    const fitting = plans.filter((plan) => planFacts(plan).yardSize === size);
    expect(fitting.length).toBeGreaterThan(1);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.id)).toEqual(fitting.map(({ id }) => id));
    unmount();
  }
});

it('chooses a size of yard by a link', async () => {
  const { user } = renderPage('/design-ideas');
  await user.click(await screen.findByRole('link', { name: /^Large yard/ }));
  expect(await screen.findByText(/^\d+ plans, drawn to scale/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Large yard/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('article', { name: 'Plunge pool in a courtyard' })).not.toBeInTheDocument();
});
