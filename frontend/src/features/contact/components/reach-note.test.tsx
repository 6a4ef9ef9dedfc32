import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { compared } from '../../../../test/compared.js';
import { renderElement } from '../../../../test/render.js';
import { useContactDialog } from '../use-contact-dialog.js';

describe('a business that may not take the job', () => {
  const far = { city: 'Austin', serviceRadius: 25, distance: 40.4, servesPoint: false, reach: 'team' } as const;
  const point = { lat: 30.1, lon: -97.3 };
  const isAboveFields = (note: HTMLElement) =>
    note.compareDocumentPosition(screen.getByLabelText('Full Name *')) & Node.DOCUMENT_POSITION_FOLLOWING;

  function FromSearch() {
    const { contact, ask, dialog } = useContactDialog();
    const context = { point, location: 'Bastrop, Texas', services: ['Pool Repair'] };
    return (
      <>
        <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, [], context)}>
          one
        </button>
        <button type="button" onClick={() => ask([{ id: 12, name: 'Hillstone Pools' }], context)}>
          several
        </button>
        {dialog}
      </>
    );
  }

  async function openFrom(opener: 'one' | 'several', changes: Partial<ComparedInstaller>) {
    const asked: string[] = [];
    const page = renderElement(<FromSearch />, {
      'GET /api/installers/compare': (request: Request) => {
        asked.push(new URL(request.url).search);
        return { installers: [compared({ id: 12, name: 'Hillstone Pools', ...changes })] };
      },
    });
    await page.user.click(screen.getByRole('button', { name: opener }));
    await screen.findByRole('dialog');
    if (opener === 'several') await page.user.click(screen.getByRole('checkbox', { name: /Hillstone Pools/ }));
    return { ...page, asked };
  }

  it.each(['one', 'several'] as const)('says above the fields that it is out of its area (%s)', async (opener) => {
    const { asked } = await openFrom(opener, far);
    const note = await screen.findByText(/^Hillstone Pools works within 25 miles of Austin/);
    expect(isAboveFields(note)).toBeTruthy();
    expect(asked).toEqual(['?ids=12&lat=30.1&lon=-97.3']);
    expect(screen.getByRole('link', { name: 'Find others who work there' })).toHaveAttribute(
      'href',
      '/search-results?location=Bastrop%2C+Texas&services=Pool+Repair',
    );
  });

  it.each([
    [
      'closed',
      { status: 'closed', since: '2026-11-02T00:00:00.000Z' } as const,
      'Closed. Hillstone Pools is out of business.',
    ],
    [
      'away',
      { status: 'paused', until: '2026-12-24T12:00:00.000Z' } as const,
      'Back on December 24. Hillstone Pools is not taking requests right now.',
    ],
  ])(
    'says above the fields that it is %s and who else there is, in the words of its page',
    async (_, availability, words) => {
      const { user } = await openFrom('one', { ...far, citySlug: 'austin', stateSlug: 'texas', availability });
      const link = await screen.findByRole('link', { name: 'all contractors in Austin' });
      const note = link.closest('p') as HTMLElement;
      expect(note).toHaveTextContent(`${words} To find someone else, see all contractors in Austin`);
      expect(isAboveFields(note)).toBeTruthy();
      expect(screen.queryByText(/may decline/)).not.toBeInTheDocument();
      await user.click(link);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
