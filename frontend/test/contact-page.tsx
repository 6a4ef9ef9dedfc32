import { screen } from '@testing-library/react';
import { useContactDialog } from '../src/features/contact/use-contact-dialog.js';
import { renderElement } from './render.js';

export const post = 'POST /api/contact-requests';
export const created = { id: '0199f3d2-0000-7000-8000-000000000001', createdAt: '2026-11-21T09:00:00.000Z' };

export const firms = [
  { id: 20, name: 'Lone Heron', distance: 7.94, rating: 4.6, reviewCount: 112 },
  { id: 21, name: 'Pecan Grove', distance: 18.6, rating: null, reviewCount: 0 },
  { id: 22, name: 'Blue Mesa' },
  { id: 23, name: 'Three Oaks' },
  { id: 24, name: 'Fifth Wheel' },
];
export const ticks = () => screen.getByText(/ticked$/);
export const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

export const search = { services: ['Pool Renovation'], location: '85254' };
const wide = { services: ['Pool Repair', 'Luxury Pools'], location: 'Austin, Texas' };

function Page() {
  const { contact, ask, dialog } = useContactDialog();
  return (
    <>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms)}>
        one
      </button>
      <button type="button" onClick={() => ask(firms)}>
        several
      </button>
      <button type="button" onClick={() => ask(firms.slice(0, 3), search)}>
        these
      </button>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms, search)}>
        found
      </button>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms, wide)}>
        wide
      </button>
      {dialog}
    </>
  );
}

/** A page on which a dialog was opened: to one business, to several, to these, or from what a search found. */
export async function openPage(
  button: 'one' | 'several' | 'these' | 'found' | 'wide',
  answer: unknown = Response.json(created, { status: 201 }),
  more: object = {},
) {
  const bodies: Record<string, unknown>[] = [];
  const page = renderElement(<Page />, {
    [post]: async (request: Request) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer;
    },
    ...more,
  });
  const { user } = page;
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  const send = async (name: string) => {
    await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
    await user.type(screen.getByLabelText('Email *'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
    await user.click(screen.getByRole('button', { name }));
  };
  return { ...page, bodies, send };
}
