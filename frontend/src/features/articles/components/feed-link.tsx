import { feedPath } from '@poolpros/contracts/paths';
import { brand } from '../../../shared/brand.js';

/** Tells feed readers where the feed is. */
export const FeedLink = () => (
  <link rel="alternate" type="application/rss+xml" title={`${brand.name} blog`} href={feedPath} />
);
