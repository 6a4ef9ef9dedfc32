import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { contentsOf, PageSection, RichText } from './page-sections.js';

it('shows the links and the values of a sentence', () => {
  const { container } = renderElement(
    <p>
      <RichText
        text="At {tariff} a kWh; the [calculator](/cost-calculator) has {count} more."
        values={{ tariff: '18.8 cents', count: 3 }}
      />
    </p>,
  );
  expect(container).toHaveTextContent('At 18.8 cents a kWh; the calculator has 3 more.');
  expect(screen.getByRole('link', { name: 'calculator' })).toHaveAttribute('href', '/cost-calculator');
});

it('says what stands before and after what the page lists, below its heading', () => {
  const section = { title: 'How often', text: ['Before.'], after: ['After.'] };
  renderElement(
    <PageSection id="rhythm" section={section}>
      <p>List.</p>
    </PageSection>,
  );
  expect(screen.getByRole('region', { name: 'How often' })).toHaveTextContent(/^How oftenBefore\.List\.After\.$/);
  expect(contentsOf({ rhythm: section })).toEqual([{ id: 'rhythm', title: 'How often' }]);
});
