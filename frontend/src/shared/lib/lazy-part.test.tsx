import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.js';

const partOf = (start: () => Promise<() => string>) => lazyPart(start, { fallback: 'Loading' });

it('is rendered by a server that has loaded it', async () => {
  const part = partOf(async () => () => 'Which one?');
  await part.load();
  expect(renderToString(<part.Component />)).toContain('Which one?');
});

it('comes in place of what stands for it, and is loaded once', async () => {
  let loads = 0;
  const part = partOf(async () => {
    loads += 1;
    return () => 'Which one?';
  });
  await act(async () => render(<part.Component />));
  expect(screen.getByText('Which one?')).toBeVisible();
  await part.load();
  expect(loads).toBe(1);
});

it('is loaded again after it failed', async () => {
  let loads = 0;
  const part = partOf(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return () => 'Which one?';
  });
  await expect(part.load()).rejects.toThrow('offline');
  await expect(part.load()).resolves.toBeUndefined();
});
