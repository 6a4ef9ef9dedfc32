import type { RouteName } from '@poolpros/contracts/page-table';
import type { FrontMatter, TextModule } from '../../shared/reading/text.js';
import { createTexts } from '../../shared/reading/texts.js';

/** What stands above such a text. */
export interface SpecializationFront extends FrontMatter {
  /** Other pages to read, by their rows. */
  related: readonly RouteName[];
}

/** The text of each specialization, and that of their list. */
export const specializationTexts = createTexts(
  import.meta.glob<TextModule<SpecializationFront>>('../../../content/specializations/*.mdx'),
);
