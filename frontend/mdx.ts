import { compile, type ProcessorOptions } from '@mdx-js/mdx';
import type { Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import type {} from 'mdast-util-mdx';
import rehypeMdxImportMedia from 'rehype-mdx-import-media';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import remarkUnwrapImages from 'remark-unwrap-images';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { Plugin } from 'vite';
import { figureText } from './figures.js';
import type { TextContents, TextMeta } from './src/shared/reading/text.js';

/** What most adults read of plain prose. */
const wordsPerMinute = 230;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

declare module 'vfile' {
  interface DataMap {
    text: { meta: TextMeta; contents: TextContents };
  }
}

/** Notes what pages say of a text: its front matter, its headings of the second level and how long it takes to read. */
const rehypeDescribe = () => (tree: Root, file: VFile) => {
  matter(file);
  const isHeading = (node: Nodes) => node.type === 'element' && node.tagName === 'h2';
  file.data.text = {
    meta: {
      frontmatter: file.data.matter as TextMeta['frontmatter'],
      readingMinutes: Math.max(1, Math.round(wordsIn(textOf(tree)) / wordsPerMinute)),
    },
    contents: tree.children
      .filter(isHeading)
      .map((node) => ({ id: 'properties' in node ? String(node.properties.id) : '', title: textOf(node) })),
  };
};

const namedFigure = /^figure\('(?<name>[\w.-]+)'\)$/;

/** Puts the figure in where a text names one: `{figure('covers.mesh')}`. A text holds no other expression. */
export const remarkFigures = () => (tree: MarkdownRoot, file: VFile) => {
  visit(tree, 'mdxTextExpression', (node, index, parent) => {
    const name = namedFigure.exec(node.value.trim())?.groups?.name;
    if (name === undefined || index === undefined || !parent)
      file.fail(`a text may say {figure('group.name')} and no other expression`, node);
    parent.children[index] = { type: 'text', value: figureText(name), position: node.position };
  });
};

export const mdxOptions: ProcessorOptions = {
  remarkPlugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkFigures,
    remarkUnwrapImages,
    [remarkSmartypants, { dashes: false }],
  ],
  rehypePlugins: [rehypeSlug, rehypeDescribe, rehypeMdxImportMedia],
};

/**
 * Makes modules of texts. `text.mdx` exports the text as its default, `meta` and `contents`; `text.mdx?meta` only
 * `meta`, as its default, so that a list of texts does not hold the texts (docs/adr/0042-texts-outside-the-code.md).
 */
export const mdxTexts = (): Plugin => ({
  name: 'mdx-texts',
  enforce: 'pre',
  async transform(source, id) {
    const [path = '', query] = id.split('?');
    if (!path.endsWith('.mdx')) return;
    const compiled = await compile({ path, value: source }, mdxOptions);
    const { meta, contents } = compiled.data.text ?? {};
    if (query === 'meta') return { code: `export default ${JSON.stringify(meta)};`, map: null };
    const exported = `export const meta = ${JSON.stringify(meta)};\nexport const contents = ${JSON.stringify(contents)};`;
    return { code: `${compiled}\n${exported}`, map: null };
  },
});
