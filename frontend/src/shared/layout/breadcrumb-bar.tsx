import { pagePaths } from '@poolpros/contracts/paths';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.js';

/** The bar below the header: Home, USA, then the crumbs of the page (state, city, page). */
export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="wrap py-3">
      <Breadcrumbs
        crumbs={[{ label: 'Home', to: pagePaths.world }, { label: 'USA', to: pagePaths.unitedStates }, ...crumbs]}
      />
    </div>
  );
}
