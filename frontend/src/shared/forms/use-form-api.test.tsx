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
  const [done, setDone] = useState(0);
  const send = () =>
    api
      .postOnce(apiPaths.mailShortlist, { email })
      .catch(() => null)
      .finally(() => setDone((before) => before + 1));
  return (
    <>
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="button" onClick={() => void send()}>
        send
      </button>
      <output>{`done: ${done}`}</output>
    </>
  );
}

it('sends under one key until it is known what came of it or the form changed', async () => {
  const keys: (string | null)[] = [];
  const responses = [
    problem(504, 'gateway_timeout'),
    problem(409, 'idempotency_key_in_use'),
    problem(404, 'installer_not_found'),
    problem(503, 'service_unavailable'),
    accepted,
    accepted,
  ];
  const { user } = renderElement(<Form />, {
    'POST /api/shortlists/mail': (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      return responses[keys.length - 1];
    },
  });
  let sent = 0;
  const send = async () => {
    sent += 1;
    await user.click(screen.getByRole('button', { name: 'send' }));
    expect(await screen.findByText(`done: ${sent}`)).toBeVisible();
  };
  for (let time = 0; time < 4; time++) await send();
  await user.type(screen.getByLabelText('Email'), 'a');
  await send();
  await send();
  const [first, second, third, afterRefusal, changed, next] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, afterRefusal, changed, next]).size).toBe(4);
});
