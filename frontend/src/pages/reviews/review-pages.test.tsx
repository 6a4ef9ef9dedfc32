import { honeypotName } from '@poolpros/contracts/honeypot';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { installer, linkToken, reviewPreview } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const base = { 'GET /api/summary': summary, 'GET /api/installers/7': installer };
const words = 'Spa heats fast and the tile lines up with the old pool, which I doubted.';
const attestations = [/This is my own experience/, /Nobody offered me/, /I do not work for/];

type User = ReturnType<typeof renderPage>['user'];

/** Fills in what is required below the stars, and sends. */
async function writeAndSend(user: User) {
  await user.click(screen.getByLabelText('Your review *'));
  await user.paste(words);
  await user.type(screen.getByLabelText('Your name *'), 'Theo Brandt');
  await user.type(screen.getByLabelText('Email *'), 'theo@home.example');
  for (const sentence of attestations) await user.click(screen.getByLabelText(sentence));
  await user.click(screen.getByRole('button', { name: 'Send review' }));
}
const overall = (star: number) =>
  within(screen.getByRole('group', { name: 'Your rating *' })).getByRole('radio', { name: `${star} of 5` });
const submitted = () =>
  Response.json({ id: '0199f3d2-0000-7000-8000-000000000001', status: 'submitted' }, { status: 202 });

it('ticks nothing in advance and goes to the first thing that is missing', async () => {
  const send = vi.fn();
  const { user } = renderPage('/direct-review/7', { ...base, 'POST /api/reviews': send });
  await screen.findByRole('heading', { name: 'Review Hillstone Pools & Spas' });
  for (const sentence of attestations) expect(screen.getByLabelText(sentence)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /A finished job/ })).toHaveFocus());
  expect(screen.getByText('Choose one to five stars.')).toBeVisible();
  expect(screen.getByText('Confirm that you were offered nothing for this review.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('stands below the page of its business', async () => {
  renderPage('/direct-review/7', base);
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  const business = within(trail).getByRole('link', { name: installer.name });
  expect(business).toHaveAttribute('href', '/pool-contractor/texas/austin/hillstone-pools-spas-7');
  expect(within(trail).getByText('Write a review')).toHaveAttribute('aria-current', 'page');
});

it('sends a review and asks for the mail to be confirmed', async () => {
  const send = vi.fn(async (request: Request) => {
    expect(await request.json()).toMatchObject({
      installerId: 7,
      stage: 'job_done',
      rating: 4,
      workMonth: thisMonth(),
      text: words,
      [honeypotName]: '',
    });
    return submitted();
  });
  const { user } = renderPage('/direct-review/7', { ...base, 'POST /api/reviews': send });
  await user.click(await screen.findByRole('radio', { name: /A finished job/ }));
  await user.click(overall(4));
  await user.selectOptions(screen.getByLabelText(/^Month of the work/), thisMonth());
  await user.type(screen.getByLabelText('Your name *'), 'Theo Brandt');
  expect(screen.getByText('Shown as Theo B.')).toBeVisible();
  await user.clear(screen.getByLabelText('Your name *'));
  await writeAndSend(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus());
  expect(screen.getByText(/We send up to 5 of these links to one address in 24 hours/)).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

const thisMonth = () => new Date().toISOString().slice(0, 7);

/** The form, and what it sends. */
function renderRecorded() {
  const sent = vi.fn();
  const page = renderPage('/direct-review/7', {
    ...base,
    'POST /api/reviews': async (request: Request) => {
      sent(await request.json());
      return submitted();
    },
  });
  return { ...page, sent };
}

it('sends the details of a finished job, which the keys reach and a button takes back', async () => {
  const { user, sent } = renderRecorded();
  const finished = await screen.findByRole('radio', { name: /A finished job/ });
  expect(screen.queryByText('Rate the details')).not.toBeInTheDocument();
  await user.click(finished);
  await user.click(overall(5));
  await user.click(screen.getByText('Rate the details'));
  const rows = within(screen.getByRole('group', { name: 'Rate the details optional' }));
  expect(rows.getAllByRole('radiogroup')).toHaveLength(5);
  const starOf = (aspect: string, star: number) =>
    within(rows.getByRole('radiogroup', { name: aspect })).getByRole('radio', { name: `${star} of 5` });
  await user.click(starOf('Communication', 2));
  await user.click(rows.getByRole('button', { name: 'Clear the details' }));
  expect(starOf('Communication', 2)).not.toBeChecked();
  await user.click(starOf('Quality of work', 5));
  await user.click(starOf('On schedule', 4));
  await user.keyboard('{ArrowLeft}');
  expect(starOf('On schedule', 3)).toBeChecked();
  await writeAndSend(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ rating: 5, subRatings: { quality: 5, schedule: 3 } }));
});

it('sends no details of a quote, though there were some before it was chosen', async () => {
  const { user, sent } = renderRecorded();
  await user.click(await screen.findByRole('radio', { name: /A finished job/ }));
  await user.click(screen.getByText('Rate the details'));
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Cleanliness' })).getByRole('radio', { name: '1 of 5' }),
  );
  await user.click(screen.getByRole('radio', { name: /A quote/ }));
  await user.click(overall(5));
  await writeAndSend(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ stage: 'quote_only', subRatings: {} }));
});

it.each([/A quote/, /Just contacted them/])(
  'asks for no month of the work of %s, and sends none though one was chosen before',
  async (stage) => {
    const { user, sent } = renderRecorded();
    const month = () => screen.queryByLabelText(/^Month of the work/);
    const finished = await screen.findByRole('radio', { name: /A finished job/ });
    expect(month()).not.toBeInTheDocument();
    await user.click(finished);
    await user.selectOptions(month() as HTMLElement, thisMonth());
    await user.click(screen.getByRole('radio', { name: stage }));
    expect(month()).not.toBeInTheDocument();
    await user.click(overall(5));
    await writeAndSend(user);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(sent.mock.lastCall?.[0]).not.toHaveProperty('workMonth');
  },
);

it('never says that a review was sent while the honeypot is filled, and a person can go on', async () => {
  const { user, sent } = renderRecorded();
  await user.click(await screen.findByRole('radio', { name: /A finished job/ }));
  await user.click(overall(5));
  fireEvent.change(screen.getByLabelText('Leave this empty'), { target: { value: 'Acme Corp' } });
  await writeAndSend(user);
  const question = await screen.findByRole('textbox', { name: 'Are you a person?' });
  expect(sent).not.toHaveBeenCalled();
  await user.clear(question);
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent).toHaveBeenCalledTimes(1);
});

it('opens the details where the service refuses one of them', async () => {
  const { user } = renderPage('/direct-review/7', {
    ...base,
    'POST /api/reviews': problem(400, 'invalid_request', {
      errors: [{ path: 'body.subRatings.value', message: 'choose one to five stars' }],
    }),
  });
  await user.click(await screen.findByRole('radio', { name: /A finished job/ }));
  await user.click(overall(5));
  await writeAndSend(user);
  expect(await screen.findByText('Choose one to five stars.')).toBeVisible();
  const row = within(screen.getByRole('radiogroup', { name: 'Value' }));
  expect(row.getByRole('radio', { name: '1 of 5' })).toHaveFocus();
});

it.each(['/direct-review/8', '/direct-review/seven'])(
  'has no page for an id that is not a listing (%s)',
  async (path) => {
    renderPage(path, base);
    expect(await screen.findByRole('heading', { name: 'This page isn’t here' })).toBeVisible();
  },
);

const link = `/verify-review/${linkToken}`;

it('publishes a review only when the button is pressed', async () => {
  const publish = vi.fn(() => ({ ...reviewPreview, status: 'published' }));
  const { user } = renderPage(link, {
    ...base,
    'POST /api/reviews/verification': reviewPreview,
    'POST /api/reviews/verify': publish,
  });
  expect(await screen.findByText(reviewPreview.text)).toBeVisible();
  expect(screen.getByText('Quality of work 5 · On schedule 3')).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Publish my review' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Published' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'See it on the page' })).toHaveAttribute('href', reviewPreview.profilePath);
});

it.each([
  ['a published review', { ...reviewPreview, status: 'published' }, 'Already published'],
  ['an expired link', problem(410, 'link_expired'), 'This link has expired'],
  ['an unknown link', problem(404, 'link_invalid'), 'This link cannot be used'],
  ['half a link', problem(400, 'invalid_request'), 'This link cannot be used'],
])('has nothing to press for %s', async (_name, response, title) => {
  renderPage(link, { ...base, 'POST /api/reviews/verification': response });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish my review' })).not.toBeInTheDocument();
});

it('asks its author once before a published review is taken down', async () => {
  const withdraw = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ token: linkToken });
    return { ...reviewPreview, text: '', title: null, status: 'withdrawn' };
  });
  const { user } = renderPage(link, {
    ...base,
    'POST /api/reviews/verification': { ...reviewPreview, status: 'published' },
    'POST /api/reviews/withdraw': withdraw,
  });
  await user.click(await screen.findByRole('button', { name: 'Take my review down' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take your review down?' }));
  expect(dialog.getByText(reviewPreview.text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(withdraw).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Take my review down' }));
  await user.click(await screen.findByRole('button', { name: 'Take it down' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Taken down' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Take my review down' })).not.toBeInTheDocument();
});

it('keeps the question open where the review could not be taken down', async () => {
  const { user } = renderPage(link, {
    ...base,
    'POST /api/reviews/verification': { ...reviewPreview, status: 'held' },
    'POST /api/reviews/withdraw': problem(503, 'service_unavailable'),
  });
  await user.click(await screen.findByRole('button', { name: 'Take my review down' }));
  await user.click(await screen.findByRole('button', { name: 'Take it down' }));
  expect(await screen.findByText(/Your review was not taken down/)).toBeVisible();
});

it('says why we took a review down', async () => {
  const removed = { ...reviewPreview, status: 'removed', removalReason: 'private_person' };
  renderPage(link, { ...base, 'POST /api/reviews/verification': removed });
  expect(await screen.findByRole('heading', { name: 'We took this review down' })).toBeVisible();
  expect(screen.getByText(/It names a private person/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take my review down' })).not.toBeInTheDocument();
});
