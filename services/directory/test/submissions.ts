import { type SubmissionBody, submissionReceivedSchema } from '@poolpros/contracts/http/submissions';
import { expect } from 'vitest';
import { type Harness, submissionBody } from './support.js';

/** Sends forms to the directory under test, and processes them. */
export function submissionsTo(directory: () => Harness) {
  const send = (change: Partial<SubmissionBody> = {}) => directory().post('/submissions', submissionBody(change));
  const rows = () => directory().database.dataSource.query<Record<string, unknown>[]>('select * from submissions');

  async function sent(change: Partial<SubmissionBody> = {}): Promise<{ id: string; token: string }> {
    const response = await send(change);
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    const { id } = submissionReceivedSchema.parse(response.body);
    return { id, token: await directory().tokenOf(id) };
  }

  async function confirmed(change: Partial<SubmissionBody> = {}) {
    const submission = await sent(change);
    expect((await directory().post('/submissions/confirm', { token: submission.token })).status).toBe(200);
    return submission;
  }

  const decide = (id: string, action: 'approve' | 'reject', body: object, admin = directory().admin()) =>
    directory().post(`/admin/submissions/${id}/${action}`, body, admin);

  return { send, rows, sent, confirmed, decide };
}
