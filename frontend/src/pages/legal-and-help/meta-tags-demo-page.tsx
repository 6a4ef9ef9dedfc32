import { MetaTags } from '../../features/legal-and-help/components/meta-tags.js';
import { PageTrail } from '../../shared/layout/page-trail.js';

export const description =
  'What a page tells search engines, and what happens to a canonical URL that is not absolute.';

export const Component = () => (
  <>
    <PageTrail page="metaTagsDemo" />
    <div className="wrap max-w-(--container-form)! pt-2 pb-16">
      <MetaTags />
    </div>
  </>
);
