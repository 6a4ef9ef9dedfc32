import { InfoArticle } from '../../features/info/components/info-article.js';
import { termsSections } from '../../features/info/terms.js';

export const description =
  'The terms for using PoolPros: what the directory offers, what it does not promise, and the rules for messages, listings and reviews.';

export const Component = () => (
  <InfoArticle
    page="terms"
    title="Terms of service"
    lead="What you can expect of us, and what we expect of you."
    changed="November 22, 2026"
    sections={termsSections}
  />
);
