import type { TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** The texts for contractors in public, and the policy on reviews. */
export const tradeTexts = createTexts(import.meta.glob<TextModule>('../../../content/trade/*.mdx'));
