import { textLengths } from '@poolpros/contracts/limits';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeRequest, latestRequest } from '../../../test/fake-request.js';
import { problem, renderElement } from '../../../test/render.js';
import { MessageForm, type MessageFormProps } from './message-form.js';

const path = '/api/answers';

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

const photo = { id: '0199c6f0-0000-7000-8000-000000000001', width: 1600, height: 1200 };
const photosHint = 'of the place. Only this business sees them.';

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
    { [`POST ${path}`]: response, [`GET /api/request-photos/${photo.id}`]: () => new Response('picture') },
  );
  const field = () => screen.getByRole('textbox', { name: 'Your message' });
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send' }));
  /** Adds a photo; returns its upload, which is on its way. */
  const addPhoto = async () => {
    await page.user.click(screen.getByText('Photos (optional)'));
    const file = new File(['photo'], 'leak.jpg', { type: 'image/jpeg' });
    await page.user.upload(await screen.findByLabelText(/Add photos/), file);
    return await latestRequest(1);
  };
  return { ...page, onSent, field, send, addPhoto };
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

it('takes photos along that were added, and starts without any', async () => {
  const bodies: Record<string, unknown>[] = [];
  const response = async (request: Request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    return Response.json({ id: 4 }, { status: 201 });
  };
  const { user, field, send, addPhoto } = open(response, { photosHint });
  await user.type(field(), 'Here it leaks.');
  const upload = await addPhoto();
  await send();
  expect(await screen.findByText(/still uploading/)).toBeVisible();
  expect(bodies).toEqual([]);
  await upload.respond(201, photo);
  expect(await screen.findByText('1 photo added')).toBeVisible();
  await send();
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([{ text: 'Here it leaks.', photosToken: upload.headers[photosTokenHeader] }]);
  await vi.waitFor(() => expect(screen.queryByText('1 photo added')).not.toBeInTheDocument());
  await user.type(field(), 'Thanks.');
  await send();
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({ text: 'Thanks.' });
});

it('says at the photos that they are gone', async () => {
  const errors = [{ path: 'body.photosToken', message: 'choose the photos again; they are no longer stored' }];
  const { user, field, send, addPhoto } = open(problem(400, 'invalid_request', { errors }), { photosHint });
  await user.type(field(), 'Here it leaks.');
  await (await addPhoto()).respond(201, photo);
  await screen.findByText('1 photo added');
  await send();
  expect(await screen.findByText('Choose the photos again; they are no longer stored.')).toBeVisible();
  expect(field()).toHaveValue('Here it leaks.');
});
