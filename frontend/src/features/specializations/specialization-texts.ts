import type { TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** The text of each specialization, and that of their list. */
export const specializationTexts = createTexts(import.meta.glob<TextModule>('../../../content/specializations/*.mdx'));
