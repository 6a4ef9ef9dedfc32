import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { uploadBytes, uploadMegabytes } from '@poolpros/contracts/limits';
import type { ProblemBody } from '@poolpros/contracts/problem';
import { ApiError } from './api-error.js';

export interface FileRequest {
  path: string;
  file: Blob;
  token?: string | null;
  headers?: Record<string, string>;
  /** The same for every attempt at one file. */
  key: string;
  /** Called with the progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a file and reports progress, which `fetch` cannot do; a file that is too large is not sent. Throws ApiError, or
 * TypeError without a connection.
 */
export const sendFile = <T>({ path, file, token = null, headers = {}, key, onProgress }: FileRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    if (file.size > uploadBytes)
      return reject(new ApiError(413, '', { detail: `This file is larger than ${uploadMegabytes} MB.` }));
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader(idempotencyKeyHeader, key);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('the connection was lost'));
    request.onload = () => {
      const body = read(request.responseText);
      if (request.status === 201) return resolve(body as T);
      reject(new ApiError(request.status, request.statusText, body as Partial<ProblemBody> | null));
    };
    request.send(file);
  });

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
