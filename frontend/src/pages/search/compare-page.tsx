import { pagePaths } from '@poolpros/contracts/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { compareList, comparePath } from '../../entities/listings/compare-list.js';
import { comparisonQuery, ratingSummaryQuery } from '../../features/compare/api.js';
import { parseComparison } from '../../features/compare/comparison-url.js';
import { Comparison } from '../../features/compare/components/comparison.js';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { PageCrumbs } from '../../shared/layout/page-trail.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { EmptyState } from '../../shared/ui/states.js';
import type { PageModule } from '../page-module.js';

export const description = 'Contractors side by side.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ request }) => {
    const { ids, context } = parseComparison(new URL(request.url).searchParams);
    if (ids.length === 0) return null;
    await Promise.all([
      queryClient.ensureQueryData(comparisonQuery(ids, context.point)),
      ...ids.map((id) => queryClient.prefetchQuery(ratingSummaryQuery(id))),
    ]);
    return null;
  };

export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = parseComparison(params);
  const { data } = useQuery({ ...comparisonQuery(asked.ids, asked.context.point), placeholderData: keepPreviousData });
  const { contact, ask, dialog } = useContactDialog();
  const installers = (asked.ids.length > 0 && data?.installers) || [];
  const remove = (id: number) => {
    compareList.remove(id);
    const left = asked.ids.filter((each) => each !== id);
    void navigate(comparePath(left, asked.context), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="wrap pt-3 pb-16">
        <PageCrumbs page="compare" />
        {installers.length > 0 ? (
          <Comparison
            asked={asked}
            installers={installers}
            onContact={(installer) => contact(installer, installers, asked.context)}
            onAskSeveral={() => ask(installers, asked.context)}
            onRemove={({ id }) => remove(id)}
          />
        ) : (
          <NothingToCompare unknown={asked.ids.length > 0} />
        )}
      </div>
      {dialog}
    </>
  );
}

function NothingToCompare({ unknown }: { unknown: boolean }) {
  const chosen = compareList.useEntries();
  return (
    <>
      <h1 className="sr-only">Compare contractors</h1>
      <EmptyState
        title={unknown ? 'These contractors are no longer shown' : 'Nothing to compare yet'}
        text="Check Compare on up to four search results, then see them side by side."
      >
        {chosen.length > 1 && (
          <ButtonLink variant="secondary" to={comparePath(chosen.map(({ id }) => id))}>
            Compare your {chosen.length} contractors
          </ButtonLink>
        )}
        <ButtonLink variant={chosen.length > 1 ? 'ghost' : 'secondary'} to={pagePaths.searchResults}>
          Find contractors
        </ButtonLink>
      </EmptyState>
    </>
  );
}
