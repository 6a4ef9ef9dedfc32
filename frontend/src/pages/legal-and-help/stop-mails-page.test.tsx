import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { problem, renderPage } from '../../../test/render.js';

const token = 'A'.repeat(86);
const path = `/stop-mails/${token}`;
const preview = (isStopped: boolean) => ({ 'POST /api/mail-stops/preview': { isStopped } });

it('stops mails at the press of its button and not before, and gets them back', async () => {
  const stop = vi.fn(async () => Response.json({ isStopped: true }));
  const resume = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ token });
    return Response.json({ isStopped: false });
  });
  const { user } = renderPage(path, {
    ...preview(false),
    [`POST /api/mail-stops/${token}`]: stop,
    'POST /api/mail-stops/resume': resume,
  });
  await screen.findByRole('heading', { name: 'Stop these emails?' });
  expect(stop).not.toHaveBeenCalled();

  screen.getByRole('button', { name: 'Stop these emails' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'You will no longer get these emails' })).toHaveFocus(),
  );
  expect(stop).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/You will still get emails about account security/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Get these emails again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You will get these emails again' })).toHaveFocus());
  expect(resume).toHaveBeenCalledTimes(1);
});

it('says that mails are stopped already, without taking the focus', async () => {
  renderPage(path, preview(true));
  expect(await screen.findByRole('heading', { name: 'You will no longer get these emails' })).not.toHaveFocus();
});

it('keeps its button when that fails, and says so', async () => {
  const { user } = renderPage(path, {
    ...preview(false),
    [`POST /api/mail-stops/${token}`]: problem(503, 'unavailable'),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work, but your link is still good.');
  expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
});

it('says of a link that was cut off what to do', async () => {
  renderPage('/stop-mails/AAAA', { 'POST /api/mail-stops/preview': problem(404, 'link_invalid') });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('It may have been cut off');
});

it('asks again where it could not read the link', async () => {
  renderPage(path, { 'POST /api/mail-stops/preview': problem(503, 'unavailable') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
