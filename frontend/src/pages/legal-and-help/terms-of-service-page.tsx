import { Sections } from '../../features/legal-and-help/components/sections.js';
import { listBusiness } from '../../features/legal-and-help/next-steps.js';
import { termsSections } from '../../features/legal-and-help/terms.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';

export const description =
  'The terms for using PoolPros: what the directory offers, what it does not promise, and the rules for messages, listings and reviews.';

export const Component = () => (
  <ReadingPage
    page="terms"
    title="Terms of service"
    lead="What you can expect from us, and what we expect from you."
    updated="2026-11-27"
    contents={termsSections}
    next={listBusiness}
    related={['privacy', 'help', 'about']}
  >
    <Sections sections={termsSections} />
  </ReadingPage>
);
