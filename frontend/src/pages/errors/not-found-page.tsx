import { Seo } from '../../lib/seo.js';

export function NotFoundPage() {
  return (
    <div className="wrap band">
      <Seo title="Page not found" noindex />
      <h1 className="type-h1">This page isn’t here</h1>
    </div>
  );
}
