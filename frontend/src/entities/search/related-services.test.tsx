import { services } from '@poolpros/contracts/catalogue';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { RelatedServices } from './related-services.js';
import { noFilters } from './search-filters.js';

const austin = { ...noFilters, location: 'Austin, Texas', state: 'texas', city: 'austin' };

it('links to six other services at the same place', async () => {
  renderElement(<RelatedServices filters={{ ...austin, services: ['Pool Installation'] }} />);
  const links = await screen.findAllByRole('link');
  expect(screen.getByRole('heading', { name: 'Related services near Austin' })).toBeVisible();
  expect(links).toHaveLength(6);
  expect(links.map(({ textContent }) => textContent)).not.toContain('Pool Installation');
  expect(links[0]).toHaveAttribute(
    'href',
    '/search-results?location=Austin%2C+Texas&state=texas&city=austin&services=Hot+Tub+Installation',
  );
});

it('links to four on a profile', async () => {
  renderElement(<RelatedServices filters={austin} limit={4} />);
  expect(await screen.findAllByRole('link')).toHaveLength(4);
});

it('shows nothing when no other service is left', () => {
  renderElement(<RelatedServices filters={{ ...austin, services }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
