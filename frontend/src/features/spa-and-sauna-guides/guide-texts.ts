import type { FrontMatter, TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** What stands above such a text. */
export interface SpaAndSaunaFront extends FrontMatter {
  lead: string;
}

/** The texts about the trades beside pools. */
export const spaAndSaunaTexts = createTexts(
  import.meta.glob<TextModule<SpaAndSaunaFront>>('../../../content/care/*.mdx'),
);
