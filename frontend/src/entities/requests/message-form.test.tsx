import { textLengths } from '@poolpros/contracts/limits';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { problem, renderElement } from '../../../test/render.js';
import { MessageForm, type MessageFormProps } from './message-form.js';

const path = '/api/answers';

function open(response: unknown, more: Partial<MessageFormProps<{ id: number }>> = {}) {
  const onSent = vi.fn();
  const page = renderElement(
    <MessageForm<{ id: number }>
      label="Your message"
      button="Send"
      path={path}
      bodyOf={(text) => ({ text })}
      onSent={onSent}
      {...more}
    />,
    { [`POST ${path}`]: response },
  );
  const field = () => screen.getByRole('textbox', { name: 'Your message' });
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...page, onSent, field, send };
}

it('sends what was typed, gives back the response and starts empty', async () => {
  const bodies: unknown[] = [];
  const { user, field, send, onSent } = open(async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ id: 4 }, { status: 201 });
  });
  await user.type(field(), '  Tuesday works. ');
  await send();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith({ id: 4 }));
  expect(bodies).toEqual([{ text: 'Tuesday works.' }]);
  expect(field()).toHaveValue('');
});

it('sends nothing while it is empty, and says so at the field', async () => {
  const sent = vi.fn();
  const { field, send } = open(sent);
  await send();
  expect(await screen.findByText('Write a message first.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

it('may be empty where words are optional', async () => {
  const { send, onSent } = open({ id: 1 }, { optional: true });
  await send();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
});

it('counts the characters up to what a message may have', async () => {
  const { user, field } = open({});
  await user.type(field(), 'Hello');
  expect(screen.getByText(`5 / ${textLengths.message.max.toLocaleString('en-US')}`)).toBeVisible();
  expect(field()).toHaveAttribute('maxlength', String(textLengths.message.max));
});

it('keeps what was typed when sending fails, and sends it under the same key', async () => {
  const keys: (string | null)[] = [];
  const onFailure = vi.fn();
  const answers = [problem(504, 'gateway_timeout'), Response.json({ id: 2 })];
  const { user, field, send, onSent } = open(
    (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      return answers[keys.length - 1];
    },
    { onFailure },
  );
  await user.type(field(), 'Hello');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost');
  expect(field()).toHaveValue('Hello');
  expect(onFailure).toHaveBeenCalledOnce();
  await send();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(keys[1]).toBe(keys[0]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows at the field what the service rejects about the text', async () => {
  const errors = [{ path: 'body.text', message: 'must have at most two links' }];
  const { user, field, send } = open(problem(400, 'invalid_request', { errors }));
  await user.type(field(), 'Hello');
  await send();
  expect(await screen.findByText('Must have at most two links.')).toBeVisible();
  expect(field()).toHaveFocus();
});

it('says why a message was refused as a whole', async () => {
  const detail = 'You have written many messages today. Try again tomorrow.';
  const { user, field, send } = open(problem(429, 'too_many_requests', { detail }));
  await user.type(field(), 'Hello');
  await send();
  expect(await screen.findByText(detail)).toBeVisible();
});

it('takes a text from its tools and moves to the field', async () => {
  const { user, field } = open(
    {},
    {
      tools: (text, replace) => (
        <button type="button" onClick={() => replace(`${text} Thanks for writing.`)}>
          insert
        </button>
      ),
    },
  );
  await user.type(field(), 'Hello.');
  await user.click(screen.getByRole('button', { name: 'insert' }));
  expect(field()).toHaveValue('Hello. Thanks for writing.');
  expect(field()).toHaveFocus();
});
