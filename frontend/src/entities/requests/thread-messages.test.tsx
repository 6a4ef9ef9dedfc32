import type { ThreadMessage } from '@poolpros/contracts/http/request-threads';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkToken } from '../../../test/account-fixtures.js';
import { photosByLink } from './photo-access.js';
import { ThreadMessages, type ThreadMessagesProps } from './thread-messages.js';

const at = '2026-11-20T17:40:00.000Z';
const written = (more: Partial<ThreadMessage>): ThreadMessage => ({
  id: `0199f3d2-0000-7000-8000-00000000000${more.via?.length ?? 0}`,
  side: 'business',
  via: 'page',
  isAutomatic: false,
  photos: [],
  text: 'We can look at it on Tuesday.',
  at,
  ...more,
});

const show = (messages: ThreadMessage[], more: Partial<ThreadMessagesProps> = {}) => {
  render(
    <ThreadMessages
      messages={messages}
      side="homeowner"
      otherName="Hillstone"
      label="Messages"
      photos={photosByLink(linkToken)}
      {...more}
    />,
  );
  return screen.queryAllByRole('listitem');
};

it('shows no list without messages', () => {
  show([]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('names who wrote each message, and when', () => {
  const [theirs, own] = show([written({}), written({ via: 'mail', side: 'homeowner', text: 'Tuesday works.' })]);
  expect(screen.getByRole('list', { name: 'Messages' })).toBeVisible();
  expect(theirs).toHaveTextContent(/^Hillstone/);
  expect(theirs).toHaveTextContent('We can look at it on Tuesday.');
  expect(own).toHaveTextContent(/^Youby email/);
  expect(within(own as HTMLElement).getByRole('time')).toHaveAttribute('datetime', at);
});

it('marks a reply that no person wrote', () => {
  const [reply] = show([written({ isAutomatic: true, text: 'We are out of the office.' })]);
  expect(reply).toHaveTextContent('Automatic reply, not from a person');
});

it.each([
  ['homeowner', 'call', 'The business logged a phone call with you'],
  ['homeowner', 'elsewhere', 'The business noted that it answered you elsewhere'],
  ['business', 'call', 'Phone call'],
  ['business', 'elsewhere', 'Answered elsewhere'],
] as const)('tells the %s what the business noted about a %s, also without words', (side, via, text) => {
  const [noted] = show([written({ via, text: '' })], { side });
  expect(noted).toHaveTextContent(text);
});
