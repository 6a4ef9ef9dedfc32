import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deleteDueFiles } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { type RequestPhoto, requestPhotoSchema } from '@poolpros/contracts/http/request-photos';
import { requestLimits } from '@poolpros/contracts/limits';
import { photosTokenHeader, requestTokenHeader, threadTokenHeader } from '@poolpros/contracts/photo-tokens';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replyAddressToken } from '../src/requests/links/request-link.js';
import { picture, withPosition } from './pictures.js';
import { requestsOf } from './requests.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let requests: ReturnType<typeof requestsOf>;
let installerId: number;
let photosToken: string;
let small: Buffer;
beforeAll(async () => {
  directory = await startDirectory();
  requests = requestsOf(directory);
  small = await withPosition(await picture({ width: 640, height: 480 }));
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  await directory.context.files.delete((await files()).map((name) => `requests/${name}`));
  installerId = (await directory.add()).id;
  photosToken = newToken();
});

const newToken = () => randomBytes(32).toString('base64url');
const files = () => readdir(fileURLToPath(`${directory.environment.FILES_URL}/requests`)).catch((): string[] => []);
const query = (sql: string, values: unknown[] = []) => directory.database.dataSource.query(sql, values);

async function upload(url: string, headers: Record<string, string>, payload = small) {
  const response = await directory.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'image/jpeg', ...headers },
  });
  return { status: response.statusCode, body: response.json() };
}
const toForm = (token = photosToken) => upload('/request-photos', { [photosTokenHeader]: token });
const toRequest = (token: string) => upload('/requests/photos', { [requestTokenHeader]: token });
async function added(): Promise<RequestPhoto> {
  const { status, body } = await toForm();
  expect(status, JSON.stringify(body)).toBe(201);
  return requestPhotoSchema.parse(body);
}
const seen = (url: string, headers: Record<string, string> = {}) => directory.app.inject({ url, headers });
const status = async (url: string, headers: Record<string, string> = {}) => (await seen(url, headers)).statusCode;
const followed = async (token: string) => (await requests.follow('view', token)).body.photos.map(({ id }) => id);
/** More photos of a form than one, without their files. */
const fill = (id: string, more: number) =>
  query(
    `insert into request_photos (id, token_hash, request_id, position, name, width, height, created_at)
     select gen_random_uuid(), token_hash, request_id, position + n, name || n, width, height, created_at
     from request_photos, generate_series(1, $2) n where id = $1`,
    [id, more],
  );
const filesRemoved = async () => {
  await query('update file_removals set due_at = now()');
  await deleteDueFiles(directory.context, new AbortController().signal);
  return await files();
};

describe('photos of a form', () => {
  test('are re-encoded without what came with them, and seen with its token alone', async () => {
    const photo = await added();
    const path = `/request-photos/${photo.id}`;
    const response = await seen(path, { [photosTokenHeader]: photosToken });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await sharp(response.rawPayload).metadata()).exif).toBeUndefined();
    expect(await status(path, { [photosTokenHeader]: newToken() })).toBe(404);
    expect(await status(path)).toBe(400);
    for (const file of await files()) expect(await status(`/media/requests/${file}`)).toBe(404);
  });

  test('are removed with the token of the form, and with no other', async () => {
    const photo = await added();
    const remove = (token: string) => directory.post('/request-photos/remove', { token, photoId: photo.id });
    expect((await remove(newToken())).status).toBe(204);
    expect(await status(`/request-photos/${photo.id}`, { [photosTokenHeader]: photosToken })).toBe(200);
    for (let time = 0; time < 2; time++) expect((await remove(photosToken)).status).toBe(204);
    expect(await status(`/request-photos/${photo.id}`, { [photosTokenHeader]: photosToken })).toBe(404);
    expect(await filesRemoved()).toEqual([]);
  });

  test(`are ${requestLimits.photos}, and not one more however many come at once`, async () => {
    await fill((await added()).id, requestLimits.photos - 2);
    expect((await Promise.all([toForm(), toForm()])).map((each) => each.status).sort()).toEqual([201, 409]);
  });

  test('are erased with their files after 24 hours, if it is not sent', async () => {
    const photo = await added();
    const path = `/request-photos/${photo.id}`;
    const later = (ms: number) => new Date(Date.now() + ms);
    await directory.runHourlyJobs(later(requestLimits.unsentPhotoHours * hourMs - hourMs));
    expect(await status(path, { [photosTokenHeader]: photosToken })).toBe(200);
    await directory.runHourlyJobs(later(requestLimits.unsentPhotoHours * hourMs + 1000));
    expect(await status(path, { [photosTokenHeader]: photosToken })).toBe(404);
    expect(await filesRemoved()).toEqual([]);
  });

  test('that are no photo are rejected with the reason', async () => {
    const response = await upload('/request-photos', { [photosTokenHeader]: photosToken }, Buffer.from('%PDF-1.7'));
    expect(response).toMatchObject({ status: 415, body: { errors: [{ path: 'body' }] } });
  });
});

describe('photos of a request', () => {
  test('are those of its form, seen by both sides and by nobody else', async () => {
    const photo = await added();
    const { id, token } = await requests.send({ installerId, photosToken });
    expect(await followed(token)).toEqual([photo.id]);
    expect(await status(`/requests/photos/${photo.id}`, { [requestTokenHeader]: token })).toBe(200);
    const { to, facts } = await requests.mail('contact-request', id);
    expect(facts.details).toContainEqual({ label: 'Photos', value: '1, shown on the page' });
    const threadToken = requests.tokenIn(to[0]?.facts?.answerUrl);
    expect((await requests.thread('view', threadToken)).body.photos).toEqual([photo]);
    expect(await status(`/request-threads/photos/${photo.id}`, { [threadTokenHeader]: threadToken })).toBe(200);

    const owner = newId();
    await directory.join(installerId, owner);
    const own = `/contractors/me/contact-requests/${id}/photos/${photo.id}`;
    const as = (token: string) => ({ authorization: `Bearer ${token}` });
    const inbox = await directory.get('/contractors/me/contact-requests', directory.contractor(owner));
    expect(inbox.body.items[0].photos).toEqual([photo]);
    expect(await status(own, as(directory.contractor(owner)))).toBe(200);
    expect(await status(own, as(directory.contractor(newId())))).toBe(404);

    const other = await requests.send({ installerId, message: 'A spa.', email: 'lee@home.example' });
    expect(await status(`/requests/photos/${photo.id}`, { [requestTokenHeader]: other.token })).toBe(404);
    expect(
      await status(`/contractors/me/contact-requests/${other.id}/photos/${photo.id}`, as(directory.contractor(owner))),
    ).toBe(404);
    expect(await status(`/request-photos/${photo.id}`, { [photosTokenHeader]: photosToken })).toBe(404);
  });

  test('belong to the first request that is sent with the token, also where two are sent at once', async () => {
    await added();
    const sent = await Promise.all(
      ['A leak.', 'A spa.'].map((message, at) =>
        requests.send({ installerId, message, email: `person${at}@home.example`, photosToken }),
      ),
    );
    const counts = await Promise.all(sent.map(async ({ token }) => (await followed(token)).length));
    expect(counts.sort()).toEqual([0, 1]);
  });

  test('are up to five with those that the homeowner adds later', async () => {
    await fill((await added()).id, requestLimits.photos - 2);
    const { token } = await requests.send({ installerId, photosToken });
    const { status, body } = await toRequest(token);
    expect([status, body.photos.length]).toEqual([201, requestLimits.photos]);
    expect((await toRequest(token)).status).toBe(409);
  });

  test('are added to no request that was withdrawn, whose page has ended, or that is not there', async () => {
    const { token } = await requests.send({ installerId });
    const ended = new Date(Date.now() + (requestLimits.followDays + 1) * dayMs);
    await directory.atTime(ended, async () => expect((await toRequest(token)).status).toBe(410));
    await requests.follow('withdraw', token);
    expect((await toRequest(token)).status).toBe(409);
    expect((await toRequest(newToken())).status).toBe(404);
  });

  test('are gone with their files when the homeowner erases it', async () => {
    const photo = await added();
    const { token } = await requests.send({ installerId, photosToken });
    expect(await files()).not.toEqual([]);
    expect((await requests.follow('erase', token)).status).toBe(204);
    expect(await status(`/requests/photos/${photo.id}`, { [requestTokenHeader]: token })).toBe(404);
    expect(await query('select id from request_photos')).toEqual([]);
    expect(await filesRemoved()).toEqual([]);
  });

  test('are erased with it after 24 months', async () => {
    await added();
    await requests.send({ installerId, photosToken });
    await directory.runHourlyJobs(new Date(Date.now() + 731 * dayMs));
    expect(await query('select id from request_photos')).toEqual([]);
    expect(await filesRemoved()).toEqual([]);
  });
});

describe('photos of a reply by mail', () => {
  const receive = async (id: string, side: 'business' | 'homeowner', more: object = {}) => {
    const token = replyAddressToken(directory.context.config.LINK_SECRET, id, side);
    const mail = {
      token,
      from: 'ann@home.example',
      messageId: '<1@home.example>',
      text: 'See here.',
      isAutomatic: false,
    };
    return await directory.post('/internal/request-replies', { ...mail, ...more }, callers.tokens.notifications);
  };
  const photos = () => [small.toString('base64')];

  test('are stored once with their message, and what is no photo is named', async () => {
    const { id, token } = await requests.send({ installerId });
    const fake = Buffer.from('%PDF-1.7 no photo').toString('base64');
    for (let time = 0; time < 2; time++)
      expect((await receive(id, 'homeowner', { photos: [...photos(), fake], leftOut: 1 })).body.outcome).toBe('stored');
    const [message] = (await requests.follow('view', token)).body.recipients[0]?.messages ?? [];
    expect(message).toMatchObject({
      text: 'See here.\n\n[2 attachments were not passed on]',
      photos: [{ width: 640, height: 480 }],
    });
    expect(await followed(token)).toEqual([]);
    expect(await query('select id from request_photos')).toHaveLength(1);
    expect((await requests.mail('request-message', message?.id ?? '')).facts).toMatchObject({ photos: 1 });
    expect((await requests.follow('erase', token)).status).toBe(204);
    expect(await filesRemoved()).toEqual([]);
  });

  test('of a stranger are not even read', async () => {
    const { id } = await requests.send({ installerId });
    const { body } = await receive(id, 'homeowner', { from: 'eve@home.example', photos: photos() });
    expect(body.outcome).toBe('foreign_sender');
    expect(await files()).toEqual([]);
  });

  test('are seen by the business of that thread, and by no other business of the request', async () => {
    const other = await directory.add({ name: 'Lone Heron Pool Co.' });
    const { id, requestId, token } = await requests.send({ installerId, alsoTo: [other.id] });
    await receive(id, 'homeowner', { photos: photos() });
    const recipients = (await requests.follow('view', token)).body.recipients;
    const photo = recipients[0]?.messages[0]?.photos[0]?.id ?? '';
    const statusFor = async (contactRequestId: string, listing: number) => {
      const member = newId();
      await directory.join(listing, member);
      return await status(`/contractors/me/contact-requests/${contactRequestId}/photos/${photo}`, {
        authorization: `Bearer ${directory.contractor(member)}`,
      });
    };
    expect(await statusFor(id, installerId)).toBe(200);
    expect(await statusFor(recipients[1]?.contactRequestId ?? '', other.id)).toBe(404);
    expect(await status(`/requests/photos/${photo}`, { [requestTokenHeader]: token })).toBe(200);
    expect(await query('select id from request_photos where request_id = $1', [requestId])).toHaveLength(1);
  });
});

describe('photos of a message that was typed on a page', () => {
  const say = (token: string, contactRequestId: string, more: object = {}) =>
    requests.follow('messages', token, { contactRequestId, text: 'See here.', photosToken, ...more });

  test('are stored with it, seen by both sides, and named in the mail about it', async () => {
    const { id, token } = await requests.send({ installerId });
    const photo = await added();
    const { status: sent, body } = await say(token, id);
    const [message] = body.recipients[0]?.messages ?? [];
    expect([sent, message]).toMatchObject([201, { text: 'See here.', photos: [photo] }]);
    expect(body.photos).toEqual([]);
    expect(await status(`/requests/photos/${photo.id}`, { [requestTokenHeader]: token })).toBe(200);
    expect(await status(`/request-photos/${photo.id}`, { [photosTokenHeader]: photosToken })).toBe(404);
    const mail = await requests.mail('request-message', message?.id ?? '');
    expect(mail.facts).toMatchObject({ photos: 1 });
    const link = requests.tokenIn(mail.to[0]?.facts?.answerUrl);
    expect(await status(`/request-threads/photos/${photo.id}`, { [threadTokenHeader]: link })).toBe(200);
    expect((await requests.follow('erase', token)).status).toBe(204);
    expect(await filesRemoved()).toEqual([]);
  });

  test('come from the business as well, by the link of its mail and by its account', async () => {
    const { id, token } = await requests.send({ installerId });
    const { to } = await requests.mail('contact-request', id);
    const byLink = await added();
    const link = requests.tokenIn(to[0]?.facts?.answerUrl);
    expect((await requests.thread('messages', link, { text: 'One like this?', photosToken })).status).toBe(201);
    const owner = newId();
    await directory.join(installerId, owner);
    photosToken = newToken();
    const byMember = await added();
    const reply = { text: 'Or this one.', photosToken };
    const path = `/contractors/me/contact-requests/${id}/messages`;
    expect((await directory.post(path, reply, directory.contractor(owner))).status).toBe(201);
    const messages = (await requests.follow('view', token)).body.recipients[0]?.messages;
    expect(messages?.map(({ photos }) => photos)).toEqual([[byLink], [byMember]]);
  });

  test('keep a message from being stored that would go without them', async () => {
    const { id, token } = await requests.send({ installerId });
    expect(await say(token, id)).toMatchObject({ status: 400, body: { errors: [{ path: 'body.photosToken' }] } });
    await added();
    expect((await say(token, id)).status).toBe(201);
    expect((await say(token, id)).status).toBe(400);
    expect((await requests.follow('view', token)).body.recipients[0]?.messages).toHaveLength(1);
  });

  test('stay with their token when the message is refused', async () => {
    const { id, token } = await requests.send({ installerId });
    const photo = await added();
    await requests.follow('withdraw', token);
    expect((await say(token, id)).status).toBe(409);
    expect(await status(`/request-photos/${photo.id}`, { [photosTokenHeader]: photosToken })).toBe(200);
  });

  test('go with no note about a call', async () => {
    const { id } = await requests.send({ installerId });
    const owner = newId();
    await directory.join(installerId, owner);
    const path = `/contractors/me/contact-requests/${id}/messages`;
    const note = { via: 'call', text: 'Agreed.', photosToken };
    expect(await directory.post(path, note, directory.contractor(owner))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.photosToken' }] },
    });
  });
});
