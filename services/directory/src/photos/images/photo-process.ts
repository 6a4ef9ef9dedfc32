import { writeFile } from 'node:fs/promises';
import { Refusal } from '@poolpros/chassis/refusal';
import type { PhotoJob, PhotoResult } from './photo-renderer.js';
import { renderPhoto } from './render-photo.js';

// Runs in a separate process, so that a file that takes too much memory or crashes a decoder ends only this process.

/** More than the largest accepted photo takes (docs/rules.md#added-photos). */
const maxMemoryBytes = 256 * 1024 * 1024;
const checkEveryMs = 10;

/** A normal exit waits until the decoder is done. */
const end = () => process.kill(process.pid, 'SIGKILL');

async function run({ file, maxPixels }: PhotoJob): Promise<PhotoResult> {
  const check = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) end();
  }, checkEveryMs);
  try {
    return { photo: await renderPhoto(file, maxPixels) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: { code: error.code, detail: error.detail, errors: error.errors } };
  } finally {
    clearInterval(check);
  }
}

// Linux only: if memory runs out, this process is killed first.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => null);
process.on('disconnect', end);
process.on('message', (job: PhotoJob) => void run(job).then((result) => process.send?.(result)));
