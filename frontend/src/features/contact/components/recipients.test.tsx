import { consentTexts, currentConsent } from '@poolpros/contracts/consent';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { compared } from '../../../../test/compared.js';
import { box, created, openPage, ticks } from '../../../../test/contact-page.js';
import { problem } from '../../../../test/render.js';

describe('asking others the same', () => {
  it('selects no business in advance and shows what is known of each', async () => {
    await openPage('one');
    for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).not.toBeChecked();
    expect(box('Lone Heron')).toHaveAccessibleName('Lone Heron 7.9 miles · 4.6 stars');
    expect(screen.getByText(consentTexts[currentConsent])).toBeVisible();
    expect(screen.queryByText(/^You selected/)).not.toBeInTheDocument();
  });

  it('sends to the selected businesses, names them once, and counts them on the button', async () => {
    const { user, bodies, send } = await openPage('one');
    await user.click(box('Blue Mesa'));
    await user.click(box('Lone Heron'));
    expect(screen.getByText('You selected Hillstone Pools, Blue Mesa and Lone Heron.')).toBeVisible();
    await send('Send to 3 businesses');
    expect(await screen.findByText('Message Sent!')).toBeVisible();
    expect(bodies).toMatchObject([{ installerId: 12, alsoTo: [22, 20] }]);
  });

  it('accepts four in total and says why there is no fifth', async () => {
    const { user } = await openPage('one');
    for (const name of ['Lone Heron', 'Pecan Grove', 'Blue Mesa', 'Three Oaks']) await user.click(box(name));
    expect(box('Three Oaks')).not.toBeChecked();
    expect(box('Three Oaks')).toHaveAccessibleName(/Up to 4 in total/);
  });

  it('clears the selection when it is closed, so that the next one starts without any', async () => {
    const { user } = await openPage('one');
    await user.click(box('Blue Mesa'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'one' }));
    expect(box('Blue Mesa')).not.toBeChecked();
  });

  it('names the recipient that accepts no messages', async () => {
    const errors = [{ path: 'body.alsoTo.1', message: 'is not a contractor that is taking messages now' }];
    const { user, send } = await openPage('one', problem(404, 'installer_not_found', { errors }));
    await user.click(box('Blue Mesa'));
    await user.click(box('Lone Heron'));
    await send('Send to 3 businesses');
    expect(await screen.findByText('Lone Heron is not taking messages right now. Nothing was sent.')).toBeVisible();
    expect(box('Blue Mesa')).toBeChecked();
  });
});

describe('asking several at once', () => {
  it('needs at least one selected business', async () => {
    const { bodies, send } = await openPage('several');
    expect(ticks()).toHaveTextContent('0 of 4 ticked');
    await send('Send Message');
    expect(await screen.findByText('Select at least one business.')).toBeVisible();
    expect(screen.getByText('Required Fields')).toBeVisible();
    expect(box('Lone Heron')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('counts the selected businesses up to four and sends to exactly those', async () => {
    const { user, bodies, send } = await openPage('several');
    for (const name of ['Fifth Wheel', 'Lone Heron', 'Blue Mesa', 'Three Oaks', 'Pecan Grove'])
      await user.click(box(name));
    expect(ticks()).toHaveTextContent('4 of 4 ticked');
    expect(box('Pecan Grove')).not.toBeChecked();
    await user.click(box('Three Oaks'));
    expect(screen.getByText('You selected Fifth Wheel, Lone Heron and Blue Mesa.')).toBeVisible();
    await send('Send to 3 businesses');
    expect(await screen.findByText('Thank you! Your message has been sent to 3 installers.')).toBeVisible();
    expect(bodies).toMatchObject([{ installerId: 24, alsoTo: [20, 22] }]);
    await user.click(screen.getByRole('button', { name: 'several' }));
    expect(ticks()).toHaveTextContent('0 of 4 ticked');
  });
});

it('says whether each selected business has joined, and nothing about the others', async () => {
  const firmsThere = [
    compared({ id: 20, name: 'Lone Heron', reach: 'none' }),
    compared({ id: 22, name: 'Blue Mesa', reach: 'email' }),
  ];
  const { user } = await openPage('several', undefined, {
    'GET /api/installers/compare': (request: Request) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number);
      return { installers: firmsThere.filter(({ id }) => ids.includes(id)) };
    },
  });
  expect(screen.queryByText(/has not joined/)).not.toBeInTheDocument();
  await user.click(box('Lone Heron'));
  expect(await screen.findByText(/Lone Heron has not joined PoolPros yet, and we have no email/)).toBeVisible();
  await user.click(box('Blue Mesa'));
  expect(screen.getByText(/Lone Heron has not joined/)).toBeVisible();
  expect(
    await screen.findByText(/Blue Mesa has not joined PoolPros yet. Your message will go to the email/),
  ).toBeVisible();
  await user.click(box('Lone Heron'));
  expect(screen.queryByText(/Lone Heron has not joined/)).not.toBeInTheDocument();
});

it('names which of several businesses have the message and which it did not reach', async () => {
  const { user, send } = await openPage('one', Response.json({ ...created, undelivered: [20] }, { status: 201 }));
  await user.click(box('Lone Heron'));
  await send('Send to 2 businesses');
  expect(await screen.findByText('Thank you! Your message has been sent to the installer.')).toBeVisible();
  const summary = within(await screen.findByRole('region', { name: 'Your message is on its way' }));
  expect(summary.getByText('To').nextElementSibling).toHaveTextContent('Hillstone Pools');
  expect(summary.getByText('Not reached').nextElementSibling).toHaveTextContent('Lone Heron');
});

describe('asking exactly those of a list', () => {
  const tickAll = () => screen.getByRole('button', { name: /^(Clear|Select) all three$/ });

  it('lists these and no others, selects all of them with one click, and undoes it', async () => {
    const { user, bodies, send } = await openPage('these');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(ticks()).toHaveTextContent('0 of 3 ticked');
    await user.click(tickAll());
    expect(ticks()).toHaveTextContent('3 of 3 ticked');
    await user.click(tickAll());
    expect(ticks()).toHaveTextContent('0 of 3 ticked');
    await user.click(tickAll());
    await send('Send to 3 businesses');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ installerId: 20, alsoTo: [21, 22] }]);
  });

  it('offers no such button if more are listed than can get a message', async () => {
    await openPage('several');
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });
});
