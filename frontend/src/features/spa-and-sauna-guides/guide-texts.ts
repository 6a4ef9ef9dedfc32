import type { FrontMatter, TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** The front matter of such a text. */
export interface SpaAndSaunaFront extends FrontMatter {
  lead: string;
  /** The day of its first publication, as 2026-11-22. */
  published: string;
}

/** The texts about spas, hot tubs, saunas and steam rooms. */
export const spaAndSaunaTexts = createTexts(
  import.meta.glob<TextModule<SpaAndSaunaFront>>('../../../content/care/*.mdx'),
);
