/**
 * A part of a page: its heading, what is said before what the page lists or computes, and what is said after it. A
 * sentence links as Markdown does, `[words](/path)`, and `{name}` stands for a value that the page knows.
 */
export interface SectionText {
  title: string;
  text?: readonly string[];
  after?: readonly string[];
}

/** What a page says beside its lists and tables. */
export interface PageText {
  title: string;
  lead: string;
  /** What search engines show below the title. */
  description: string;
  /** The one step that the page leads to. */
  next: { title: string; text: string; label: string; to: string };
  /** In their order, by the fragments that lead to them. */
  sections: Readonly<Record<string, SectionText>>;
}
