import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { readingElements } from './reading-elements.js';

const { a: A, img: Img, table: Table, Note } = readingElements;

it('tells nothing of ours to the sites that a text links', () => {
  renderElement(
    <>
      <A href="https://www.energystar.gov">ENERGY STAR</A>
      <A href="#sources">Sources</A>
    </>,
  );
  expect(screen.getByRole('link', { name: 'ENERGY STAR' })).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByRole('link', { name: 'Sources' })).not.toHaveAttribute('rel');
});

it('lets the keyboard scroll a table', () => {
  renderElement(<Table />);
  expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
});

it('shows the title of a picture as its caption', () => {
  renderElement(<Img src="/fence.svg" alt="A fence with a gate" title="What is measured" />);
  expect(screen.getByRole('figure')).toHaveTextContent('What is measured');
  expect(screen.getByRole('img', { name: 'A fence with a gate' })).not.toHaveAttribute('title');
});

it('sets a note apart from the text', () => {
  renderElement(<Note tone="amber">No wiring guide.</Note>);
  expect(screen.getByRole('note')).toHaveTextContent('No wiring guide.');
});
