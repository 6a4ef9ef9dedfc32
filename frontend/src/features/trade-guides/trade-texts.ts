import type { TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** The texts about the trades beside pools. */
export const tradeTexts = createTexts(import.meta.glob<TextModule>('../../../content/care/*.mdx'));
