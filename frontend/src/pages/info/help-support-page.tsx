import { InfoArticle } from '../../features/info/components/info-article.js';
import { helpSections } from '../../features/info/help.js';

export const description =
  'Questions and answers about searching for a pool contractor, writing to one, reviews, listing a business and your account.';

export const Component = () => (
  <InfoArticle
    page="help"
    title="Help and support"
    lead="Short answers about searching, contacting a business, reviews and listings."
    sections={helpSections}
  />
);
