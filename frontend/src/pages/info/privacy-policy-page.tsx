import { InfoArticle } from '../../features/info/components/info-article.js';
import { privacySections } from '../../features/info/privacy.js';

export const description =
  'What PoolPros stores about visitors, homeowners and contractors, where, for how long, who sees it, and how to have it erased.';

export const Component = () => (
  <InfoArticle
    page="privacy"
    title="Privacy policy"
    lead="What is stored about you, where, for how long, and who sees it."
    changed="November 22, 2026"
    sections={privacySections}
  />
);
