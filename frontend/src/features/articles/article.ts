import type { RouteName } from '@poolpros/contracts/page-table';
import type { NextStep } from '../../shared/reading/reading-page.js';
import type { FrontMatter, TextMeta, TextSource } from '../../shared/reading/text.js';

/** What articles are about, in the order of the list. */
export const topics = {
  planning: 'Planning and contracts',
  care: 'Water and care',
  repair: 'Repairs and upgrades',
  safety: 'Safety',
  'heat-and-steam': 'Hot tubs, saunas and steam',
} as const;
export type Topic = keyof typeof topics;

/** What stands above the text of an article. */
export interface ArticleFront extends FrontMatter {
  /** The day on which it was published, as 2026-11-22. */
  date: string;
  topic: Topic;
  /** What to take away, in three sentences. */
  short: readonly string[];
  sources: readonly TextSource[];
  next: NextStep;
  related: readonly RouteName[];
}

export interface Article extends TextMeta<ArticleFront> {
  slug: string;
}
