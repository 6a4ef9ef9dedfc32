import ts from 'typescript';
import type { ContentFile, Piece } from './content-file.js';

/** Attributes and properties whose value is read by visitors. */
const read = /^(title|lead|text|label|hint|caption|legend|summary|placeholder)$/;
/** Elements that hold a text of their own. */
const blocks = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'dt', 'dd', 'td', 'th', 'Note', 'figcaption', 'summary']);

const isText = (text: string): boolean => /\p{L}\S* \S/u.test(text);

/** What stands between the tags of an element; what is computed is an ellipsis. */
function inside(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replace(/\s*\n\s*/g, ' ');
  if (ts.isJsxExpression(node))
    return node.expression && ts.isStringLiteral(node.expression) ? node.expression.text : '…';
  return ts.isJsxElement(node) || ts.isJsxFragment(node) ? node.children.map(inside).join('') : '';
}

/** The text that a node holds by itself; null for none. */
function textAt(node: ts.Node): string | null {
  if (ts.isJsxElement(node)) return blocks.has(node.openingElement.tagName.getText()) ? inside(node).trim() : null;
  if (!ts.isStringLiteralLike(node)) return null;
  const { parent } = node;
  const isRead = (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && read.test(parent.name.getText());
  return isRead ? node.text : null;
}

/** The texts of a component, which the checks see as they see data. */
export function readComponent(file: string, source: string): ContentFile {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const prose: Piece[] = [];
  const walk = (node: ts.Node) => {
    const text = textAt(node);
    if (text !== null && isText(text))
      prose.push({ text, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, walk);
  };
  walk(parsed);
  return { file, source, front: null, headings: [], links: [], alts: [], prose };
}

/** A string or a template, what is computed as an ellipsis; null for anything else. */
function stringAt(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return inside(node).trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Every string of two words or more in a source, in which words are looked for. */
export function readStrings(file: string, source: string): ContentFile {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const prose: Piece[] = [];
  const walk = (node: ts.Node) => {
    const text = stringAt(node);
    if (text !== null && isText(text))
      prose.push({ text, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, walk);
  };
  walk(parsed);
  return { file, source, front: null, headings: [], links: [], alts: [], prose };
}

const sources = import.meta.glob<string>(
  [
    '../../src/features/{articles,calculators,care,financing,for-contractors,guides,legal-and-help,regulations,spa-and-sauna-guides,specializations}/**/*.tsx',
    '!../../src/**/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The components of pages that are read or computed with: what they say beside the texts of frontend/content. */
export const readComponents = (): ContentFile[] =>
  Object.entries(sources).map(([key, source]) => readComponent(key.replace('../../', ''), source));
