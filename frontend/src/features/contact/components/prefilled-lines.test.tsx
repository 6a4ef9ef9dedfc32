import { textLengths } from '@poolpros/contracts/limits';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../../test/contact-page.js';
import { carryFigures } from '../../../entities/contact/carried-figures.js';

describe('what goes along of the search', () => {
  const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

  it('is its service and its ZIP, as details that can be read without opening them', async () => {
    const { bodies, send } = await openPage('found');
    expect(lines()).toEqual([]);
    expect(screen.getByText('Included: Pool renovation, ZIP 85254')).toBeVisible();
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ service: 'Pool Renovation', zip: '85254', message: 'A 14 by 28 pool.' }]);
  });

  it('is text above the message where no detail says it', async () => {
    const { bodies, send } = await openPage('wide');
    expect(lines()).toEqual(['Service: Luxury Pools', 'Location: Austin, Texas']);
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([
      { service: 'Pool Repair', message: 'Service: Luxury Pools\nLocation: Austin, Texas\n\nA 14 by 28 pool.' },
    ]);
  });

  it('is left out line by line, and leaves the message its room', async () => {
    const { user, bodies, send } = await openPage('wide');
    const room = (taken: number) =>
      screen.getByText(`0 / ${(textLengths.message.max - taken).toLocaleString('en-US')}`);
    expect(room('Service: Luxury Pools\nLocation: Austin, Texas\n\n'.length)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out the location' }));
    expect(lines()).toEqual(['Service: Luxury Pools']);
    expect(screen.getByLabelText('Project Details *')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Leave out the service' }));
    expect(room(0)).toBeVisible();
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ message: 'A 14 by 28 pool.' }]);
  });

  it('is joined by the figures of a calculator, which stay out once they are taken out', async () => {
    carryFigures({ title: 'Cost estimate', text: 'Middle $58,500\nDeck $3,680' });
    const { user, bodies, send } = await openPage('found');
    expect(lines()).toEqual(['Cost estimate: Middle $58,500Deck $3,680']);
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ message: 'Cost estimate:\nMiddle $58,500\nDeck $3,680\n\nA 14 by 28 pool.' }]);
    cleanup();
    await openPage('found');
    await user.click(screen.getByRole('button', { name: 'Leave out the cost estimate' }));
    cleanup();
    await openPage('found');
    expect(lines()).toEqual([]);
  });
});
