import { nextTask } from '../shared/lib/next-task.js';
import { keepPreHydrationEvents } from './pre-hydration-events.js';

/** A page that is not painted visibly, such as one in the background, starts after this time anyway. */
const latestMs = 4000;

/** When the first screen is complete with its font and first picture, or the visitor begins to use it. */
function shown(): Promise<unknown> {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
  const used = new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
  const late = new Promise((resolve) => setTimeout(resolve, latestMs));
  return Promise.race([Promise.all([painted, loaded]), used, late]);
}

/** Loads the scripts of the page in parallel and runs them one by one, dependencies first. */
async function start(scripts: string): Promise<void> {
  const early = keepPreHydrationEvents();
  const files = scripts.split(' ');
  await shown();
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
  dispatchEvent(new CustomEvent('page-start', { detail: early }));
}

const own = document.querySelector<HTMLScriptElement>('script[data-scripts]');
if (own?.dataset.scripts) void start(own.dataset.scripts);
