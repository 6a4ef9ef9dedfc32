import type { TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';
import type { ArticleFront } from './article.js';

/** The articles, each a file of its own. */
export const articleTexts = createTexts(import.meta.glob<TextModule<ArticleFront>>('../../../content/articles/*.mdx'));
