import { helpGroups } from '../../../content/help/groups.js';
import type { TextModule } from '../../shared/reading/text.js';

// The page shows all of them at once, so they are one file.
const files = import.meta.glob<TextModule>('../../../content/help/*/*.mdx', { eager: true });

export interface HelpArticle {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  /** Other words for what it says. */
  description: string;
  Text: TextModule['default'];
}

export interface HelpGroup {
  id: string;
  title: string;
  articles: readonly HelpArticle[];
}

function articleOf(group: string, id: string): HelpArticle {
  const text = files[`../../../content/help/${group}/${id}.mdx`];
  if (!text) throw new Error(`there is no help article ${group}/${id}`);
  const { title, description } = text.meta.frontmatter;
  return { id, title, description, Text: text.default };
}

/** The help by what people come for, in the order of the content. */
export const help: readonly HelpGroup[] = helpGroups.map(({ id, title, articles }) => ({
  id,
  title,
  articles: articles.map((article) => articleOf(id, article)),
}));

/** The day of the last change of any of them. */
export const helpUpdated = Object.values(files)
  .map(({ meta }) => meta.frontmatter.updated)
  .sort()
  .at(-1);
