import type { UndeliveredRequests } from '@poolpros/contracts/http/contact-requests';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { renderPage } from '../../../test/render.js';

const undelivered: UndeliveredRequests = {
  total: 9,
  oldest: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  reasons: { no_contact: 6, stopped: 2, rejected: 1 },
};

const openConsole = (path: string) =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/undelivered-requests': undelivered,
  });

beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('counts the requests that reached no business in the menu, and says why they did not', async () => {
  const { user } = openConsole('/admin');
  await user.click(await screen.findByRole('link', { name: /^Undelivered ?9$/ }));
  await screen.findByRole('heading', { level: 1, name: 'Undelivered requests' });
  const figures = [
    ['Undelivered', '9'],
    ['Oldest', '3 d'],
    ['No account and no email', '6'],
    ['The email stopped our mails', '2'],
    ['The mail was refused', '1'],
  ] as const;
  for (const [label, value] of figures) {
    const term = (await screen.findAllByText(label)).find(({ tagName }) => tagName === 'DT');
    expect([label, term?.nextElementSibling?.textContent]).toEqual([label, value]);
  }
});
