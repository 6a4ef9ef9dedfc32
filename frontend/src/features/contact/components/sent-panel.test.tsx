import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, created, firms, openPage, post, search } from '../../../../test/contact-page.js';
import { card, found } from '../../../../test/installers.js';
import { renderElement } from '../../../../test/render.js';
import { useContactDialog } from '../use-contact-dialog.js';

describe('after a message was sent', () => {
  const panel = () => screen.findByRole('region', { name: /^Your message is on its way/ });

  it('keeps showing who has it, since when, where the private link goes, what comes next and who else is near', async () => {
    const { user, send } = await openPage('found');
    await user.click(box('Blue Mesa'));
    await send('Send to 2 businesses');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    const shown = within(await panel());
    expect(shown.getByText('Hillstone Pools and Blue Mesa')).toBeVisible();
    expect(shown.getByText(/^Nov 21, 2026, /)).toHaveAttribute('datetime', created.createdAt);
    expect(shown.getByText(/jordan@example\.com/)).toBeVisible();
    expect(shown.getByRole('heading', { name: 'What usually happens next' })).toBeVisible();
    const others = shown.getAllByRole('button', { name: /^Contact/ }).map((button) => button.textContent);
    expect(others).toEqual(['Contact Lone Heron', 'Contact Pecan Grove', 'Contact Three Oaks']);
    await user.click(shown.getByRole('button', { name: 'Contact Lone Heron' }));
    expect(await screen.findByRole('dialog', { name: 'Contact Lone Heron' })).toBeVisible();
    expect(screen.getByLabelText('Full Name *')).toHaveValue('');
  });

  it('closes by its button or Escape and gives the focus back to where the dialog was opened', async () => {
    const { user, send } = await openPage('found');
    await send('Send Message');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /on its way/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'found' })).toHaveFocus();
  });

  it('looks for others near the point of the search where the page has none', async () => {
    const near = { ...search, point: { lat: 33.6, lon: -111.9 } };
    const asked: string[] = [];
    function Lonely() {
      const { contact, dialog } = useContactDialog();
      return (
        <>
          <button type="button" onClick={() => contact(firms[0] as (typeof firms)[0], [], near)}>
            lonely
          </button>
          {dialog}
        </>
      );
    }
    const { user } = renderElement(<Lonely />, {
      [post]: Response.json(created, { status: 201 }),
      'GET /api/installers/search': (request: Request) => {
        asked.push(new URL(request.url).search);
        return found([card({ id: 20 }), card({ id: 31, name: 'Saguaro Pools' })]);
      },
    });
    await user.click(screen.getByRole('button', { name: 'lonely' }));
    await screen.findByRole('dialog');
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
    await user.type(screen.getByLabelText('Email *'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByRole('link', { name: 'Saguaro Pools' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Contact / })).toHaveLength(1);
    expect(asked).toEqual(['?lat=33.6&lon=-111.9&distance=50&sortBy=distance&services=Pool+Renovation']);
  });

  it('remembers for the day which businesses this browser contacted, and nothing else', async () => {
    const { user, send } = await openPage('these');
    await user.click(box('Lone Heron'));
    await send('Send to 1 business');
    await screen.findByText('Message Sent!');
    const stored = JSON.parse(localStorage.getItem('askedToday') ?? '[]');
    expect(stored).toEqual([{ id: 20, day: expect.stringMatching(/^\d{4}-\d{1,2}-\d{1,2}$/) }]);
    await user.click(screen.getByRole('button', { name: 'these' }));
    expect(box('Lone Heron')).toHaveAccessibleName(/Contacted today/);
    expect(box('Blue Mesa')).not.toHaveAccessibleName(/Contacted today/);
  });
});
