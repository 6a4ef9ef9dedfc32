import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import { minuteMs } from '@poolpros/contracts/time';
import { unfit } from './image-fault.js';
import type { RenderedPhoto } from './render-photo.js';

export interface PhotoJob {
  file: Buffer;
  maxPixels: number;
}
export type PhotoResult = { photo: RenderedPhoto } | { refusal: Pick<Refusal, 'code' | 'detail' | 'errors'> };

export interface PhotoRenderer {
  /** Makes the files of a photo, after those of earlier ones; throws a Refusal with the reason if it cannot. */
  render(job: PhotoJob): Promise<RenderedPhoto>;
}

// The compiled file, even if tests run the sources.
const program = fileURLToPath(new URL('../../../dist/photos/images/photo-process.js', import.meta.url));
const timeoutMs = 20_000;
const idleMs = minuteMs;

/** Renders photos in one child process, which starts with the first photo and ends after a minute without one. */
export function createPhotoRenderer(log: Log): PhotoRenderer {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64'],
      // Without the service's secrets. Large blocks of memory are returned to the system as soon as they are free.
      env: { MALLOC_MMAP_THRESHOLD_: '131072' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    const forget = () => {
      if (child === started) child = null;
    };
    started.once('exit', forget).once('error', forget).once('disconnect', forget);
    child = started;
    return started;
  }

  async function run(job: PhotoJob): Promise<RenderedPhoto> {
    clearTimeout(idle);
    const worker = child ?? start();
    const result = await resultOf(worker, job);
    idle = setTimeout(() => child?.disconnect(), idleMs).unref();
    if (result === null) {
      if (worker.signalCode === null) throw new Error(`the process that reads photos ended with ${worker.exitCode}`);
      log.warn({ bytes: job.file.length, signal: worker.signalCode }, 'a photo ended the process that reads it');
      throw unfit('This photo takes too much memory to open. Make it smaller or save it as JPEG, and try again');
    }
    if ('photo' in result) return result.photo;
    const { code, detail, errors } = result.refusal;
    throw new Refusal(code, detail, errors);
  }

  return {
    render(job) {
      const rendered = last.then(() => run(job));
      last = rendered.catch(() => null);
      return rendered;
    },
  };
}

/** The result of the process; null if it exits, or takes too long and is killed. */
function resultOf(worker: ChildProcess, job: PhotoJob): Promise<PhotoResult | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), timeoutMs);
    const settle = (result: PhotoResult | null) => {
      clearTimeout(timer);
      worker.off('message', settle).off('exit', ended).off('error', ended);
      resolve(result);
    };
    const ended = () => settle(null);
    worker.on('message', settle).on('exit', ended).on('error', ended);
    worker.send(job, () => {});
  });
}
