import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { MenuBar } from './menu-bar.js';
import { menuColumns, menuDetails, menuPictures } from './menu-details.js';
import { MenuGroups } from './menu-groups.js';
import { MenuPanel } from './menu-panel.js';
import { headerGroups, type NavigationGroup, withPages } from './navigation.js';

const groups: NavigationGroup[] = [
  {
    title: 'Find',
    links: [
      { label: 'Near me', to: '/near' },
      { label: 'States', to: '/states' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Blog', to: '/blog' },
      { label: 'Tips', to: '/tips' },
    ],
  },
  { title: 'Alone', links: [{ label: 'Search', to: '/search' }] },
];

const show = () => renderElement(<MenuGroups groups={groups.slice(0, 2)} />);
const trigger = (name: string) => screen.getByRole('button', { name });
const itemOf = (name: string) => {
  const item = trigger(name).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
};
const enter = (name: string) => fireEvent.pointerEnter(itemOf(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(itemOf(name), { pointerType: 'mouse' });
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('opens under the pointer after 200 ms and closes 150 ms after it left', async () => {
  show();
  enter('Find');
  await wait(199);
  expect(isOpen('Find')).toBe(false);
  await wait(1);
  expect(isOpen('Find')).toBe(true);
  leave('Find');
  await wait(149);
  expect(isOpen('Find')).toBe(true);
  await wait(1);
  expect(isOpen('Find')).toBe(false);
});

it('opens the next one at once within 300 ms of the last', async () => {
  show();
  enter('Find');
  await wait(200);
  leave('Find');
  enter('Learn');
  expect([isOpen('Find'), isOpen('Learn')]).toEqual([false, true]);
  leave('Learn');
  await wait(150 + 299);
  enter('Find');
  expect(isOpen('Find')).toBe(true);
  leave('Find');
  await wait(150 + 300);
  enter('Learn');
  expect(isOpen('Learn')).toBe(false);
});

it('stays open where it was pressed, until it is pressed again or the page is', async () => {
  show();
  fireEvent.click(trigger('Find'));
  enter('Find');
  leave('Find');
  await wait(1000);
  expect(isOpen('Find')).toBe(true);
  fireEvent.click(trigger('Find'));
  expect(isOpen('Find')).toBe(false);
  fireEvent.click(trigger('Find'));
  fireEvent.pointerDown(document.body);
  expect(isOpen('Find')).toBe(false);
});

it('shows a group of one page as the link to it', () => {
  renderElement(<MenuBar links={[{ label: 'Home', to: '/us' }]} groups={groups} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/us', '/search']);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Find', 'Learn']);
});

it('is walked with the arrows, and Escape gives the focus back', async () => {
  vi.useRealTimers();
  const { user } = show();
  act(() => trigger('Find').focus());
  await user.keyboard('{ArrowDown}');
  const first = await screen.findByRole('link', { name: /Near me/ });
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'States' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(trigger('Find')).toHaveFocus();
  expect(isOpen('Find')).toBe(false);
  await user.keyboard('{ArrowRight}');
  expect(trigger('Learn')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(trigger('Find')).toHaveFocus();
});

it('has only links whose page is in the table, and no group without one', () => {
  const shown = withPages({
    Empty: { 'To come': '/no-such-page' },
    Half: { 'To come': '/blog', Search: '/search-results?q=spa' },
  });
  expect(shown).toEqual([{ title: 'Half', links: [{ label: 'Search', to: '/search-results?q=spa' }] }]);
});

it.each(headerGroups)('shows every link of $title once or more, and no other page than the menus name', (group) => {
  renderElement(<MenuPanel group={group} onChoose={() => undefined} />);
  const shown = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  for (const { to } of group.links) expect(shown).toContain(to);
  const named = headerGroups.flatMap(({ links }) => links.map(({ to }) => to));
  for (const to of shown) expect(named).toContain(to);
});

it('describes only links and groups that are there', () => {
  const labels = headerGroups.flatMap(({ links }) => links.map(({ label }) => label));
  const titles = headerGroups.map(({ title }) => title);
  for (const label of Object.keys(menuDetails)) expect(labels).toContain(label);
  for (const title of [...Object.keys(menuPictures), ...Object.keys(menuColumns)]) expect(titles).toContain(title);
  const drawings = readFileSync(join(import.meta.dirname, '../../shared/assets/menu-icons.svg'), 'utf8');
  for (const { icon } of Object.values(menuDetails)) expect(drawings).toContain(`id="${icon}"`);
});
