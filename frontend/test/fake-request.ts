import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A request that sends a file, in the hands of the test. */
export class FakeRequest {
  static sent: FakeRequest[] = [];
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  statusText = '';
  responseText = '';
  body: Blob | null = null;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  progress(share: number) {
    act(() => this.upload.onprogress?.({ loaded: share * 100, total: 100 }));
  }
  async respond(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => this.onload());
  }
}

/** The request that is sent as the one of this number, from 1. */
export async function latestRequest(count: number): Promise<FakeRequest> {
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(count));
  const request = FakeRequest.sent[count - 1];
  if (!request) throw new Error('nothing was sent');
  return request;
}
