import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installer, linkToken, submissionState } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const base = {
  'GET /api/summary': summary,
  'GET /api/places/zip': {
    zip: '78704',
    city: 'Austin',
    state: 'texas',
    latitude: 30.24,
    longitude: -97.77,
    zone: 'HOU',
  },
};
const { id: _id, slug: _slug, ...told } = installer;
const project = { slug: '', title: 'Gunite pool with a raised spa', builtOn: '2024', summary: '', cover: null };
const preview = { ...told, projects: [project] };

it('is the later page, marked as a preview, and takes no message', async () => {
  renderPage(`/business-preview?token=${linkToken}`, { ...base, 'POST /api/submissions/preview': preview });
  expect(await screen.findByText('Preview: only you can see this page')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: installer.name })).toBeVisible();
  expect(await screen.findByText('Gunite pool with a raised spa', { exact: false })).toBeVisible();
  expect(screen.getByText(/once the page is live/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send|Share|Save|Compare|Check/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the status' })).toHaveAttribute(
    'href',
    `/submission-status?token=${linkToken}`,
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

it('shows its owner, who is signed in, the same without a link', async () => {
  localStorage.setItem('contractorToken', 'token');
  renderPage(`/business-preview?submission=${submissionState.id}`, {
    ...base,
    [`GET /api/contractors/me/submissions/${submissionState.id}/preview`]: preview,
  });
  expect(await screen.findByRole('heading', { level: 1, name: installer.name })).toBeVisible();
});

it('shows what is typed into the form before it is sent', async () => {
  const form = renderPage('/list-your-business', base);
  fireEvent.change(await screen.findByLabelText('Business name *'), { target: { value: 'Barton Creek Pools' } });
  fireEvent.change(screen.getByLabelText('ZIP *'), { target: { value: '78704' } });
  expect(screen.getByRole('link', { name: 'See the whole page' })).toHaveAttribute('href', '/business-preview');
  form.unmount();
  renderPage('/business-preview', base);
  expect(await screen.findByRole('heading', { level: 1, name: 'Barton Creek Pools' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', '/list-your-business');
});

it('says so when there is nothing to preview', async () => {
  renderPage(`/business-preview?token=${linkToken}`, {
    ...base,
    'POST /api/submissions/preview': problem(404, 'link_invalid'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to preview' })).toBeVisible();
});
