import { writeFile } from 'node:fs/promises';
import { Refusal } from '@poolpros/chassis/refusal';
import type { PhotoJob, PhotoResult } from './photo-renderer.js';
import { renderPhoto } from './render-photo.js';

// Runs as a process of its own, so that a file that takes too much memory, or breaks a decoder, ends this process alone.

/** Above what the largest photo that is accepted takes (docs/rules.md#added-photos). */
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

// Linux alone has this: where memory runs out, this process is the first to go.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => null);
process.on('disconnect', end);
process.on('message', (job: PhotoJob) => void run(job).then((result) => process.send?.(result)));
