import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { Combobox } from './combobox.js';
import { matchOptions, splitMatch } from './combobox-matches.js';

const cities = [
  { value: 'austin', label: 'Austin', detail: 'Travis County' },
  { value: 'new-san-juan', label: 'New San Juan' },
  { value: 'san-antonio', label: 'San Antonio', detail: 'Bexar County' },
  { value: 'sanger', label: 'Sanger' },
];

it('puts labels that start with the typed text before labels that contain it', () => {
  expect(matchOptions(cities, ' SAN', 10).shown.map(({ value }) => value)).toEqual([
    'san-antonio',
    'sanger',
    'new-san-juan',
  ]);
});

it('shows at most the limit and counts the rest', () => {
  expect(matchOptions(cities, '', 3)).toMatchObject({ shown: { length: 3 }, hidden: 1 });
});

it('cuts a label around the match in its own spelling', () => {
  expect(splitMatch('New San Juan', 'san')).toEqual(['New ', 'San', ' Juan']);
});

function Example() {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox label="City" options={cities} value={value} onValueChange={setValue} />
      <output>{value || 'none'}</output>
    </>
  );
}

const field = () => screen.findByRole('combobox', { name: 'City' });

it('chooses with arrows and Enter and shows the label', async () => {
  const { user } = renderElement(<Example />);
  await user.type(await field(), 'san{ArrowDown}{Enter}');
  expect(await field()).toHaveValue('Sanger');
  expect(screen.getByRole('status')).toHaveTextContent('sanger');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('chooses with the mouse', async () => {
  const { user } = renderElement(<Example />);
  await user.click(await field());
  await user.click(await screen.findByRole('option', { name: /San Antonio/ }));
  expect(await field()).toHaveValue('San Antonio');
});

it('goes back to the choice when text is typed that is nothing', async () => {
  const { user } = renderElement(<Example />);
  await user.type(await field(), 'austin{Enter}');
  await user.type(await field(), 'xyz');
  expect(screen.getByText('No match')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue('Austin');
});

it('takes the choice back when the field is emptied', async () => {
  const { user } = renderElement(<Example />);
  await user.type(await field(), 'austin{Enter}');
  await user.clear(await field());
  await user.tab();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('none'));
});
