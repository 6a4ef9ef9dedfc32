import { uploadBytes, uploadMegabytes } from '@poolpros/contracts/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.js';

afterEach(() => vi.unstubAllGlobals());

it('sends nothing that is larger than an upload may be, and says so', async () => {
  const opened = vi.fn();
  vi.stubGlobal('XMLHttpRequest', opened);
  const file = new Blob([new Uint8Array(uploadBytes + 1)], { type: 'image/jpeg' });
  const sent = sendFile({ path: '/api/submission-photos', file, key: 'k', onProgress: () => {} });
  await expect(sent).rejects.toMatchObject({ status: 413, detail: `This file is larger than ${uploadMegabytes} MB.` });
  expect(opened).not.toHaveBeenCalled();
});
