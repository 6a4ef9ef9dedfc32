import { expect, it } from 'vitest';
import { mdxTexts } from '../mdx.js';

const source = [
  '---',
  'title: Closing a pool',
  'updated: 2026-11-22',
  '---',
  '',
  '## The cover, "tight"',
  '',
  "A mesh cover is {figure('covers.mesh')}.",
].join('\n');

const { transform } = mdxTexts();
if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
const codeOf = async (id: string) => {
  const result = await transform.call({} as never, source, id, { moduleType: 'js' });
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : result;
};

it('makes a module of a text, with what its pages say of it', async () => {
  const code = await codeOf('/content/closing.mdx');
  expect(code).toContain('A mesh cover is ');
  expect(code).toContain('$1,000 to $3,000');
  expect(code).toContain('"updated":"2026-11-22"');
  expect(code).toContain('{"id":"the-cover-tight","title":"The cover, “tight”"}');
});

it('leaves the text out where only its front matter is asked for', async () => {
  const code = await codeOf('/content/closing.mdx?meta');
  expect(code).toContain('"title":"Closing a pool"');
  expect(code).not.toContain('mesh');
});

it('leaves other files alone', async () => {
  expect(await codeOf('/content/closing.ts')).toBeUndefined();
});
