import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deleteDueFiles } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { adminClaimListSchema } from '@poolpros/contracts/http/admin-claims';
import { type ClaimDocument, claimDocumentSchema, ownClaimsSchema } from '@poolpros/contracts/http/claims';
import { uploadBytes } from '@poolpros/contracts/limits';
import { permissionsOf } from '@poolpros/contracts/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let claimId: string;
const account = newId();
const pdf = Buffer.from('%PDF-1.7\nA certificate of insurance.');
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  await directory.context.files.delete((await storedFiles()).map((name) => `documents/${name}`));
  const { id } = await directory.add();
  const body = { installerId: id, method: 'documents' };
  const claim = await directory.post('/contractors/me/claims', body, directory.contractor(account));
  expect([claim.status, claim.body.status]).toEqual([201, 'started']);
  claimId = claim.body.id;
});

const sql = <Row>(text: string) => directory.database.dataSource.query<Row[]>(text);
const storedFiles = () =>
  readdir(fileURLToPath(`${directory.environment.FILES_URL}/documents`)).catch((): string[] => []);
async function upload(payload: Buffer, o: { kind?: string; accountId?: string; key?: string } = {}) {
  const response = await directory.app.inject({
    method: 'POST',
    url: `/contractors/me/claim-documents/${claimId}/${o.kind ?? 'certificate'}`,
    payload,
    headers: {
      authorization: `Bearer ${directory.contractor(o.accountId ?? account)}`,
      'content-type': 'application/pdf',
      ...(o.key && { 'idempotency-key': o.key }),
    },
  });
  return { status: response.statusCode, body: response.json() };
}
async function added(file = pdf): Promise<ClaimDocument> {
  const { status, body } = await upload(file);
  expect(status, JSON.stringify(body)).toBe(201);
  return claimDocumentSchema.parse(body);
}
const post = (path: string, body: object, accountId = account) =>
  directory.post(`/contractors/me/${path}`, body, directory.contractor(accountId));
const sent = async () => {
  const { status, body } = await post('claim-reviews', { claimId });
  expect([status, body.status]).toEqual([200, 'under_review']);
};
const download = (id: string, token: string) =>
  directory.app.inject({
    method: 'GET',
    url: `/admin/claims/${claimId}/documents/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('documents are added, removed and sent for review, and then stay as they are', async () => {
  expect((await post('claim-reviews', { claimId })).status).toBe(409);
  const wrong = await added();
  const right = await added(Buffer.from('\u0089PNG\r\n\u001a\nbill', 'latin1'));
  const { body } = await directory.get('/contractors/me/claims', directory.contractor(account));
  expect(ownClaimsSchema.parse(body).items[0]?.documents).toMatchObject([{ id: wrong.id }, { id: right.id }]);
  expect((await post('claim-document-removals', { claimId, documentId: wrong.id })).status).toBe(200);
  expect((await post('claim-document-removals', { claimId, documentId: wrong.id })).status).toBe(404);
  await deleteDueFiles(directory.context, AbortSignal.timeout(5000));
  expect(await storedFiles()).toEqual([`${right.id}.png`]);
  await sent();
  expect((await upload(pdf)).status).toBe(409);
  expect((await post('claim-document-removals', { claimId, documentId: right.id })).status).toBe(409);
  expect((await post('claim-reviews', { claimId })).status).toBe(409);
});

test('a broken, foreign or sixth file leaves nothing behind', async () => {
  expect((await upload(Buffer.from('<!doctype html>'))).status).toBe(415);
  expect((await upload(Buffer.alloc(0))).status).toBe(400);
  expect((await upload(Buffer.concat([pdf, Buffer.alloc(uploadBytes)]))).status).toBe(413);
  expect((await upload(pdf, { kind: 'selfie' })).status).toBe(400);
  expect((await upload(pdf, { accountId: newId() })).status).toBe(404);
  expect(await storedFiles()).toEqual([]);
  const key = newId();
  const twice = [await upload(pdf, { key }), await upload(pdf, { key })];
  expect(twice.map(({ status, body }) => [status, body.id])).toEqual(Array(2).fill([201, twice[0]?.body.id]));
  for (let count = 1; count < 4; count += 1) await added();
  const atOnce = await Promise.all([upload(pdf), upload(pdf)]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await storedFiles()).toHaveLength(5);
  expect(await sql('select key from file_removals')).toEqual([]);
});

test('the staff alone opens them, as files to be saved', async () => {
  const { id } = await added();
  await sent();
  const { body } = await directory.get('/admin/claims', directory.admin());
  expect(adminClaimListSchema.parse(body).items[0]?.documents).toMatchObject([{ id, kind: 'certificate' }]);
  const support = directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role: 'support' }) });
  const response = await download(id, support);
  expect([response.statusCode, response.rawPayload.equals(pdf)]).toEqual([200, true]);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="certificate-[0-9a-f]{6}\.pdf"$/),
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  const editor = directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role: 'editor' }) });
  for (const token of [editor, directory.contractor(account)]) expect((await download(id, token)).statusCode).toBe(403);
  expect((await download(newId(), directory.admin())).statusCode).toBe(404);
  expect((await directory.app.inject({ method: 'GET', url: `/media/documents/${id}.pdf` })).statusCode).toBe(404);
});

test('they are gone 90 days after the decision, file and row', async () => {
  await added();
  await sent();
  await directory.post(`/admin/claims/${claimId}/reject`, { version: 2, reasonCode: 'not_shown' }, directory.admin());
  await directory.runHourlyJobs(inDays(89));
  expect(await storedFiles()).toHaveLength(1);
  await directory.runHourlyJobs(inDays(91));
  expect(await sql('select id from claim_documents')).toEqual([]);
  await sql('update file_removals set due_at = now()');
  await deleteDueFiles(directory.context, AbortSignal.timeout(5000));
  expect(await storedFiles()).toEqual([]);
});

test('a claim that is not sent ends after 14 days, and its documents go like those of others', async () => {
  await added();
  await directory.runHourlyJobs(inDays(15));
  expect(await sql('select status from claims')).toEqual([{ status: 'expired' }]);
  expect(await storedFiles()).toHaveLength(1);
  await directory.runHourlyJobs(inDays(91));
  expect(await sql('select id from claim_documents')).toEqual([]);
});
