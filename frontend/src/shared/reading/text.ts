import type { ComponentType } from 'react';

/** A source of a text. */
export interface TextSource {
  title: string;
  url: string;
}

/** The front matter of a text. */
export interface FrontMatter {
  title: string;
  /** What search engines show below the title. */
  description: string;
  /** The day of the last change, as 2026-11-22. */
  updated: string;
  sources?: readonly TextSource[];
}

/** What other pages show of a text: the default export of `text.mdx?meta`. */
export interface TextMeta<Front extends FrontMatter = FrontMatter> {
  frontmatter: Front;
  readingMinutes: number;
}

/** The headings of the second level, with the fragments that lead to them. */
export type TextContents = readonly { id: string; title: string }[];

/** The exports of `text.mdx`. */
export interface TextModule<Front extends FrontMatter = FrontMatter> {
  /** The text; `components` renders its elements and the components that it names. */
  default: ComponentType<{ components: object }>;
  meta: TextMeta<Front>;
  contents: TextContents;
}
