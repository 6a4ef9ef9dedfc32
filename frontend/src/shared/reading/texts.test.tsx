import { expect, it, vi } from 'vitest';
import { createTestServices } from '../../../test/render.js';
import type { TextModule } from './text.js';
import { createTexts } from './texts.js';

const closing: TextModule = {
  default: () => <p>Brush the walls.</p>,
  meta: {
    frontmatter: { title: 'Closing a pool', description: 'What to do before frost.', updated: '2026-11-22' },
    readingMinutes: 3,
  },
  contents: [{ id: 'the-cover', title: 'The cover' }],
};

const file = '../../../content/care/closing.mdx';

function asked(load: () => Promise<TextModule>) {
  const preload = vi.fn();
  const loader = createTexts({ [file]: load }).loader()({ ...createTestServices(), preload });
  const ask = async (slug: string) =>
    loader(
      {
        params: { slug },
        request: new Request('http://localhost'),
        url: new URL('http://localhost'),
        pattern: '',
        context: {},
      },
      {},
    );
  return { ask, preload };
}

it('says what stands around a text, and names its file to the server', async () => {
  const { ask, preload } = asked(async () => closing);
  expect(await ask('Closing')).toEqual({ ...closing.meta, name: 'closing', contents: closing.contents });
  expect(preload).toHaveBeenCalledExactlyOnceWith('content/care/closing.mdx');
});

it('finds no text that there is not', async () => {
  const { ask, preload } = asked(async () => closing);
  await expect(ask('opening')).rejects.toMatchObject({ status: 404 });
  expect(preload).not.toHaveBeenCalled();
});

it('loads a text anew after it could not be loaded', async () => {
  const load = vi
    .fn<() => Promise<TextModule>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(closing);
  const { ask } = asked(load);
  await expect(ask('closing')).rejects.toThrow('offline');
  expect(await ask('closing')).toMatchObject({ name: 'closing' });
});
