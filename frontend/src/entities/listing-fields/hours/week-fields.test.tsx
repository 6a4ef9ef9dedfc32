import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderElement } from '../../../../test/render.js';
import { WeekFields } from './week-fields.js';

it('a day that opens is by appointment no longer, in one change', async () => {
  const onWeekChange = vi.fn();
  const { user } = renderElement(
    <WeekFields name="hours" hours={[]} byAppointment={['mon', 'sun']} errors={{}} onWeekChange={onWeekChange} />,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Monday' }));
  expect(onWeekChange.mock.calls).toEqual([
    [{ hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }], byAppointment: ['sun'] }],
  ]);
});
