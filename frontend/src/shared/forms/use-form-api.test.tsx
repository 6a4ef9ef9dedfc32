import { apiPaths } from '@poolpros/contracts/paths';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { problem, renderElement } from '../../../test/render.js';
import { useFormApi } from './use-form-api.js';

const accepted = { acceptedAt: '2026-11-22T09:00:00.000Z' };

function Form() {
  const api = useFormApi();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState('');
  const send = () =>
    api
      .postOnce(apiPaths.mailShortlist, { email })
      .then(() => setOutcome('sent'))
      .catch(() => setOutcome('failed'));
  return (
    <>
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="button" onClick={() => void send()}>
        send
      </button>
      {outcome}
    </>
  );
}

it('sends under one key until the response came or the form changed', async () => {
  const keys: (string | null)[] = [];
  const responses = [problem(503, 'service_unavailable'), problem(504, 'gateway_timeout'), accepted, accepted];
  const { user } = renderElement(<Form />, {
    'POST /api/shortlists/mail': (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      return responses[keys.length - 1];
    },
  });
  const send = async (outcome: string) => {
    await user.click(screen.getByRole('button', { name: 'send' }));
    expect(await screen.findByText(outcome)).toBeVisible();
  };
  await send('failed');
  await send('failed');
  await user.type(screen.getByLabelText('Email'), 'a');
  await send('sent');
  await send('sent');
  const [first, second, changed, next] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(new Set([first, changed, next]).size).toBe(3);
});
