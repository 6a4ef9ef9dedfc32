import { Templates } from '../../features/legal-and-help/components/templates.js';
import { PageTrail } from '../../shared/layout/page-trail.js';

export const description = 'The basic parts that pages are made of.';

export const Component = () => (
  <>
    <PageTrail page="simpleTemplates" />
    <div className="wrap pt-2 pb-16">
      <Templates />
    </div>
  </>
);
