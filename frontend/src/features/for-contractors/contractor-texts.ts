import type { TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** The texts for contractors in public, and the policy on reviews. */
export const contractorTexts = createTexts(import.meta.glob<TextModule>('../../../content/for-contractors/*.mdx'));
