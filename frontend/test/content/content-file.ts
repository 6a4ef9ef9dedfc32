import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { mdxOptions, remarkFigures } from '../../mdx.js';

/** A piece of a file that is read, or that leads somewhere. */
export interface Piece {
  line: number;
  text: string;
}

/** A file below frontend/content as the checks see it. */
export interface ContentFile {
  /** From frontend/ on. */
  file: string;
  source: string;
  /** What stands above a text; null for data. */
  front: Record<string, unknown> | null;
  /** Paragraphs, headings, cells and sentences of data. */
  prose: readonly Piece[];
  headings: readonly (Piece & { depth: number; id: string })[];
  links: readonly Piece[];
  /** What is said of pictures. */
  alts: readonly Piece[];
}

const root = join(import.meta.dirname, '../..');

/** Values of these keys are names, and what is below them belongs to others. */
const namesOnly = /^(url|to|href|slug|id|page|topic|related|sources?|date|updated|checked\w*|asOf|icon|code|name)$/i;

/** A text that is read: words with spaces between them. */
const isProse = (text: string): boolean => /\p{L}\S* \S/u.test(text) && !/^(https?:|\/)/.test(text);

/** The line on which a text of a value begins. */
function lineOf(source: string, text: string): number {
  const index = source.indexOf(text.slice(0, 40).split(/['"’\\]/, 1)[0] ?? '');
  return index < 0 ? 1 : source.slice(0, index).split('\n').length;
}

/** What `shared/reading/page-sections.tsx` shows of a sentence of data: links and values. */
const linked = /\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)/g;
const placeholder = /\{\w+\}/g;

/** The sentences and the links of front matter or data. */
function readValue(source: string, value: unknown): { prose: Piece[]; links: Piece[] } {
  const prose: Piece[] = [];
  const links: Piece[] = [];
  const seen = new Set<object>();
  const walk = (part: unknown, isName: boolean) => {
    if (typeof part === 'string') {
      const line = lineOf(source, part);
      const piece = { text: part.replace(linked, '$<words>').replace(placeholder, '…'), line };
      for (const { groups } of part.matchAll(linked)) links.push({ line, text: groups?.to ?? '' });
      if (/^(https?:\/\/|\/(?!\/))\S*$/.test(part)) links.push(piece);
      else if (!isName && isProse(part)) prose.push(piece);
    } else if (typeof part === 'object' && part !== null && !seen.has(part)) {
      seen.add(part);
      for (const [key, inner] of Object.entries(part))
        walk(inner, Array.isArray(part) ? isName : isName || namesOnly.test(key));
    }
  };
  walk(value, false);
  return { prose, links };
}

/** Reads data: what a module of it exports. */
export function readData(file: string, source: string, exported: unknown): ContentFile {
  return { file, source, front: null, headings: [], alts: [], ...readValue(source, exported) };
}

const processor = createProcessor(mdxOptions);
const isRead = (node: Nodes): boolean => ['paragraph', 'heading', 'tableCell'].includes(node.type);

/** Reads a text with its front matter. */
export function readText(file: string, source: string): ContentFile {
  const vfile = new VFile({ path: file, value: source });
  matter(vfile);
  const front = (vfile.data.matter ?? {}) as Record<string, unknown>;
  const tree: Root = processor.parse(vfile);
  remarkFigures()(tree, vfile);
  const slugger = new GithubSlugger();
  const above = readValue(source, front);
  const prose: Piece[] = [];
  const headings: ContentFile['headings'][number][] = [];
  const links: Piece[] = [];
  const alts: Piece[] = [];
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (isRead(node)) prose.push({ line, text: textOf(node, { includeImageAlt: false }) });
    if (node.type === 'heading')
      headings.push({ line, text: textOf(node), depth: node.depth, id: slugger.slug(textOf(node)) });
    if (node.type === 'link') links.push({ line, text: node.url });
    if (node.type === 'image') {
      alts.push({ line, text: node.alt ?? '' });
      if (node.title) prose.push({ line, text: node.title });
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const given = new Map(
        node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? [each.name, each.value] : ['', null])),
      );
      const text = (name: string) => String(given.get(name) ?? '');
      if (node.name === 'img' || given.has('src')) alts.push({ line, text: text('alt') });
      if (given.has('caption')) prose.push({ line, text: text('caption') });
      for (const name of ['href', 'to']) if (given.has(name)) links.push({ line, text: text(name) });
    }
  });
  return { file, source, front, headings, alts, prose: [...above.prose, ...prose], links: [...above.links, ...links] };
}

const modules = import.meta.glob('../../content/**/*.{ts,json}', { eager: true });
const texts = import.meta.glob('../../content/**/*.mdx', { query: '?raw', import: 'default' });

/** Every file below frontend/content. */
export function readContent(): ContentFile[] {
  const fileOf = (key: string) => key.replace('../../', '');
  const sourceOf = (key: string) => readFileSync(join(root, fileOf(key)), 'utf8');
  return [
    ...Object.entries(modules).map(([key, module]) => readData(fileOf(key), sourceOf(key), module)),
    ...Object.keys(texts).map((key) => readText(fileOf(key), sourceOf(key))),
  ];
}
