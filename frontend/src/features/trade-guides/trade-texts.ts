import type { FrontMatter, TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** What stands above such a text. */
export interface TradeFront extends FrontMatter {
  lead: string;
}

/** The texts about the trades beside pools. */
export const tradeTexts = createTexts(import.meta.glob<TextModule<TradeFront>>('../../../content/care/*.mdx'));
