import { Sections } from '../../features/legal-and-help/components/sections.js';
import { findContractor } from '../../features/legal-and-help/next-steps.js';
import { privacySections } from '../../features/legal-and-help/privacy.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';

export const description =
  'What PoolPros stores about visitors, homeowners and contractors, where, for how long, who sees it, and how to have it erased.';

export const Component = () => (
  <ReadingPage
    page="privacy"
    title="Privacy policy"
    lead="What is stored about you, where, for how long, and who sees it."
    updated="2026-12-01"
    contents={privacySections}
    next={findContractor}
    related={['terms', 'help', 'about']}
  >
    <Sections sections={privacySections} />
  </ReadingPage>
);
