import type { ComponentType } from 'react';

/** Where a text has its facts from. */
export interface TextSource {
  title: string;
  url: string;
}

/** What stands above the text in its file. */
export interface FrontMatter {
  title: string;
  /** What search engines show below the title. */
  description: string;
  /** The day of the last change, as 2026-11-22. */
  updated: string;
  sources?: readonly TextSource[];
}

/** What pages say of a text without showing it: the default of `text.mdx?meta`. */
export interface TextMeta<Front extends FrontMatter = FrontMatter> {
  frontmatter: Front;
  readingMinutes: number;
}

/** The headings of the second level, with the fragments that lead to them. */
export type TextContents = readonly { id: string; title: string }[];

/** What `text.mdx` exports. */
export interface TextModule<Front extends FrontMatter = FrontMatter> {
  /** The text; `components` says how its elements and the components that it names are shown. */
  default: ComponentType<{ components: object }>;
  meta: TextMeta<Front>;
  contents: TextContents;
}
