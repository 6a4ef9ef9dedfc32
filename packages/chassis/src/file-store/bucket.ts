import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { UnavailableError } from '../unavailable.js';
import type { BytesStore } from './bytes.js';

/** Time limit for a response of the storage, including an uploaded body. Downloads may be read slowly. */
const withinMs = 10_000;
/** The codes of requests that the storage rejects temporarily. */
const retries = 2;

/**
 * Files in a bucket of S3-compatible storage, `https://key:secret@host/bucket?region=us-east-1`, with key and secret
 * percent-encoded. The bucket is part of the path, which every storage supports.
 */
export function createBucketStore(url: URL): BytesStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries,
  });
  const bucket = `${url.origin}${url.pathname.replace(/\/$/, '')}`;

  async function send(method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer, contentType?: string) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), withinMs);
    try {
      return await client.fetch(`${bucket}/${key}`, {
        method,
        headers: {
          // The storage checks the upload against it.
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(contentType && { 'content-type': contentType }),
        },
        ...(body && { body }),
        signal: late.signal,
      });
    } catch (cause) {
      throw new UnavailableError('the bucket of files does not respond', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  async function done(response: Response): Promise<void> {
    await response.body?.cancel();
    if (!response.ok) throw rejected(response);
  }

  return {
    put: async (key, body, contentType) => done(await send('PUT', key, body, contentType)),
    async get(key) {
      const response = await send('GET', key);
      if (response.ok && response.body)
        return {
          bytes: Number(response.headers.get('content-length')),
          body: Readable.fromWeb(response.body as ReadableStream),
        };
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw rejected(response);
    },
    delete: async (key) => done(await send('DELETE', key)),
  };
}

const rejected = ({ status }: Response) => new UnavailableError(`the bucket of files says ${status}`);
