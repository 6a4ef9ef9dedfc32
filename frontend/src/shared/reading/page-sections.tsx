import { createElement, Fragment, type ReactNode } from 'react';
import type { SectionText } from '../../../content/page-text.js';
import { Link } from '../ui/link.js';
import type { TextContents } from './text.js';

/** The values of `{name}` in a text. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

const marked = /\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)|\{(?<name>\w+)\}/g;

/** A sentence from data with its links and values. Throws for a missing value. */
export function RichText({ text, values = {} }: { text: string; values?: TextValues }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: mark, index, groups: { words, to = '', name = '' } = {} } of text.matchAll(marked)) {
    if (!words && values[name] === undefined) throw new Error(`no value is given for {${name}} of “${text}”`);
    parts.push(text.slice(end, index), words ? <Link to={to}>{words}</Link> : values[name]);
    end = index + mark.length;
  }
  return createElement(Fragment, null, ...parts, text.slice(end));
}

export interface PageSectionProps {
  /** The fragment of its URL. */
  id: string;
  section: SectionText;
  values?: TextValues;
  /** The list or result between the texts before and after it. */
  children?: ReactNode;
}

/** A section of a page with text from data. */
export const PageSection = ({ id, section: { title, text, after }, values = {}, children }: PageSectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <Paragraphs texts={text} values={values} />
    {children}
    <Paragraphs texts={after} values={values} />
  </section>
);

const Paragraphs = ({ texts = [], values }: { texts: readonly string[] | undefined; values: TextValues }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText text={text} values={values} />
    </p>
  ));

/** The entries of the contents for sections, in their order. */
export const contentsOf = (sections: Readonly<Record<string, SectionText>>): TextContents =>
  Object.entries(sections).map(([id, { title }]) => ({ id, title }));
