import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsOf, RequestFacts } from './request-facts.js';

const nothing = { service: null, zip: null, timing: null, budget: null, contactBy: null, facts: {} };

it('shows nothing where nothing is known', () => {
  const { container } = render(<RequestFacts request={nothing} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows what was chosen in the words of the form, and leaves out what was not', () => {
  render(
    <RequestFacts
      request={{
        service: 'Pool Renovation',
        zip: '78704',
        timing: 'this_season',
        budget: null,
        contactBy: 'page',
        facts: { poolKind: 'vinyl', access: 'wide' },
      }}
    />,
  );
  const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Service', 'Pool renovation'],
    ['ZIP', '78704'],
    ['Timing', 'This season'],
    ['Preferred contact', 'On my private page'],
    ['What kind of pool is it?', 'Vinyl liner'],
    ['How wide is the access to the yard?', 'Over 8 feet'],
  ]);
});

it('keeps an answer to a question that is no longer asked', () => {
  expect(factsOf({ ...nothing, facts: { fence: 'low' } })).toEqual([{ label: 'fence', value: 'low' }]);
});
