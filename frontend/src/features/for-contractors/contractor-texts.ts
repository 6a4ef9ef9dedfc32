import type { TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** The public texts for contractors, and the reviews policy. */
export const contractorTexts = createTexts(import.meta.glob<TextModule>('../../../content/for-contractors/*.mdx'));
