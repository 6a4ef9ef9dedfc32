import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { linkToken } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const kept = { savedAt: '2026-11-20T10:00:00.000Z', keptUntil: '2026-12-20T10:00:00.000Z' };
const form = { businessName: 'Hillstone Pools', contactName: 'Dana Kessler', unknown: 1, services: ['Moat Digging'] };
const base = { 'GET /api/summary': summary };
const link = `/list-your-business?draft=${linkToken}`;
/** A business that was begun in this browser and not sent. */
const keepBegun = () =>
  localStorage.setItem(
    'listingDraft',
    JSON.stringify({ savedAt: new Date().toISOString(), step: 0, values: { businessName: 'Bluewater Spas' } }),
  );
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });

it('mails a link to the draft as it is', async () => {
  const mailed = vi.fn(async (request: Request) => {
    expect(await request.json()).toMatchObject({
      email: 'dana@hillstone.example',
      step: 0,
      form: { businessName: 'Hillstone Pools' },
    });
    return kept;
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submission-drafts': mailed });
  await user.click(await screen.findByLabelText('Business name *'));
  await user.paste('Hillstone Pools');
  await user.click(screen.getByRole('button', { name: 'Continue later or on another device' }));
  await user.click(screen.getByLabelText('Email the link to *'));
  await user.paste('dana@hillstone.example');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText(/We emailed a link to dana@hillstone.example/)).toBeVisible();
  expect(mailed).toHaveBeenCalledTimes(1);
});

it('says at its field why a link was not mailed', async () => {
  const refused = problem(400, 'invalid_request', {
    errors: [{ path: 'body.email', message: 'enter an email address such as name@example.com' }],
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submission-drafts': refused });
  await user.click(await screen.findByRole('button', { name: 'Continue later or on another device' }));
  await user.type(screen.getByLabelText('Email the link to *'), 'dana');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
});

it('opens the draft of a mailed link where it was left, and saves and erases it there', async () => {
  const saved = vi.fn(async (request: Request) => {
    expect(await request.json()).toMatchObject({ token: linkToken, step: 1, form: { contactName: 'Dana Kessler' } });
    return kept;
  });
  const erased = vi.fn(noContent);
  const { user } = renderPage(link, {
    ...base,
    'POST /api/submission-drafts/open': { ...kept, form, step: 1 },
    'POST /api/submission-drafts/save': saved,
    'POST /api/submission-drafts/discard': erased,
  });
  await step('About the business');
  expect(screen.getByLabelText('Your name *')).toHaveValue('Dana Kessler');
  expect(screen.getByText(/^We restored what you typed on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save for my other devices' }));
  expect(await screen.findByText('Saved. The link in your email now opens this version.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await step('List your business: find your business first');
  expect(erased).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
});

it('takes the photos of a form away that is discarded', async () => {
  const photosToken = 'p'.repeat(43);
  const photo = { id: '0199c6f0-0000-7000-8000-000000000001', alt: '', width: 1600, height: 1200 };
  const arranged = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ token: photosToken, items: [], removed: [photo.id] });
    return { items: [] };
  });
  const { user } = renderPage(link, {
    ...base,
    'POST /api/submission-drafts/open': { ...kept, form: { ...form, photosToken }, step: 0 },
    'POST /api/submission-drafts/discard': noContent(),
    'POST /api/submission-photos/open': { items: [photo] },
    'POST /api/submission-photos/arrange': arranged,
  });
  await user.click(await screen.findByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(arranged).toHaveBeenCalledTimes(1));
});

it('keeps what was typed in this browser after the mailed draft was saved', async () => {
  const values = { businessName: 'Typed later' };
  localStorage.setItem(
    `listingDraft:mailed:${linkToken}`,
    JSON.stringify({ savedAt: new Date().toISOString(), step: 0, token: linkToken, values }),
  );
  renderPage(link, { ...base, 'POST /api/submission-drafts/open': { ...kept, form, step: 1 } });
  expect(await screen.findByDisplayValue('Typed later')).toBeVisible();
});

it('leaves what was begun in this browser alone while the draft of a link is opened, and shows it when that is discarded', async () => {
  keepBegun();
  const { user } = renderPage(link, {
    ...base,
    'POST /api/submission-drafts/open': { ...kept, form, step: 1 },
    'POST /api/submission-drafts/discard': noContent(),
  });
  await step('About the business');
  expect(localStorage.getItem('listingDraft')).toContain('Bluewater Spas');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(await screen.findByDisplayValue('Bluewater Spas')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['listingDraft']);
});

it.each([
  [404, 'link_invalid', /^The draft for this link is gone/],
  [503, 'service_unavailable', /^We cannot open your draft right now/],
] as const)('says why a draft was not opened after %i, and shows the form', async (status, code, text) => {
  renderPage(link, { ...base, 'POST /api/submission-drafts/open': problem(status, code) });
  expect(await screen.findByText(text)).toBeVisible();
  await step('List your business: find your business first');
});
