import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices } from '../../../../test/render.js';
import { visitorRefuses } from '../../../shared/analytics/refusal.js';
import { ServicesProvider } from '../../../shared/lib/services.js';
import { usageFacts } from '../usage-facts.js';
import { PagesLoad, UsageFigures } from './usage-figures.js';

afterEach(() => window.localStorage.clear());

const show = (usageFigures: { key: string; host: string } | null, hasTags = false) =>
  render(
    <ServicesProvider value={{ ...createTestServices(), usageFigures, hasTags }}>
      <PagesLoad />
      <UsageFigures />
    </ServicesProvider>,
  );
const counted = { key: 'k', host: 'https://figures.example' };

it('says that nothing is counted where the site has no usage figures', () => {
  const { container } = show(null);
  expect(container).toHaveTextContent(
    'Visitors without an account get no cookies from us. Pages load nothing from other sites.Usage figures are turned off on this site',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('names the analytics provider, and a button opts out and in again', async () => {
  const user = userEvent.setup();
  const { container } = show(counted);
  expect(container).toHaveTextContent('send usage figures unless you say no');
  expect(container).toHaveTextContent('no cookies from us except the one for usage figures');
  expect(container).toHaveTextContent('analytics service at figures.example');
  expect(container).toHaveTextContent('5 seconds after a page has loaded');
  const { sends, keeps, avoids } = usageFacts();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...sends, ...keeps]);
  for (const avoided of avoids) expect(container).toHaveTextContent(avoided);
  expect(screen.getByRole('status')).toHaveTextContent('Your visits are counted.');
  await user.click(screen.getByRole('button', { name: 'Do not count my visits' }));
  expect(screen.getByRole('status')).toHaveTextContent('Your visits are not counted.');
  expect(visitorRefuses(window.localStorage)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Count my visits' }));
  expect(visitorRefuses(window.localStorage)).toBe(false);
});

it.each([
  ['with usage figures', counted],
  ['without them', null],
])('says what the tags of networks learn, and lets visitors opt out, on a site %s', (_, target) => {
  const { container } = show(target, true);
  expect(container).toHaveTextContent('nothing from other sites except the tags from advertising networks');
  expect(container).toHaveTextContent('The public pages have tags from advertising networks');
  expect(screen.getByRole('button', { name: 'Do not count my visits' })).toBeVisible();
});

it('does not mention tags where there are none', () => {
  const { container } = show(counted);
  expect(container).not.toHaveTextContent('advertising networks');
});

it('respects a browser with Global Privacy Control', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  show(counted);
  expect(screen.getByRole('status')).toHaveTextContent('Your browser sends a Global Privacy Control signal');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
