import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DetailFields, type DetailFieldsProps } from './detail-fields.js';
import { type DetailValues, noDetails } from './details.js';

function show(initial: Partial<DetailValues> = {}, more: Partial<DetailFieldsProps> = {}) {
  const seen: { values: DetailValues } = { values: { ...noDetails, ...initial } };
  function Form() {
    const [values, setValues] = useState(seen.values);
    seen.values = values;
    return (
      <DetailFields
        errors={{}}
        {...more}
        values={values}
        onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
    );
  }
  render(<Form />);
  return { seen, user: userEvent.setup() };
}

it('asks what a contractor would ask, once a service is chosen', async () => {
  const { seen, user } = show();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Service'), 'Pool repair');
  const questions = within(screen.getByRole('group', { name: 'What a contractor would ask first' }));
  expect(questions.getAllByRole('combobox')).toHaveLength(7);
  await user.selectOptions(questions.getByLabelText('What is wrong?'), 'It loses water');
  expect(seen.values).toEqual({ ...noDetails, service: 'Pool Repair', facts: { trouble: 'leak' } });
});

it('asks for place, time, money and the way to answer', async () => {
  const { seen, user } = show();
  await user.type(screen.getByLabelText('Job ZIP code'), '78704');
  await user.selectOptions(screen.getByLabelText('When'), 'Next season');
  await user.selectOptions(screen.getByLabelText('Budget'), '$1,000 to $5,000');
  await user.selectOptions(screen.getByLabelText('How should they reply?'), 'By phone');
  expect(seen.values).toEqual({
    ...noDetails,
    zip: '78704',
    timing: 'next_season',
    budget: 'from_1k',
    contactBy: 'phone',
  });
});

it('takes an answer back, except one that was sent', () => {
  show({ service: 'Pool Repair', timing: 'now' }, { kept: ['service'] });
  const answers = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(answers('When')[0]).toBe('No answer');
  expect(answers('Service')).not.toContain('No answer');
});

it('shows an error at its field, also at a question', () => {
  show({ service: 'Pool Repair' }, { errors: { zip: 'Enter a five-digit ZIP code.', 'facts.trouble': 'Choose one.' } });
  expect(screen.getByLabelText('Job ZIP code')).toHaveAccessibleDescription('Enter a five-digit ZIP code.');
  expect(screen.getByLabelText('What is wrong?')).toBeInvalid();
});
