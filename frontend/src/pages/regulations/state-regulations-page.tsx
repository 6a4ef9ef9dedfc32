import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { licenseText } from '../../entities/places/license-text.js';
import { stateInText } from '../../entities/places/state-in-text.js';
import { stateQuery } from '../../features/places/api.js';
import { StateRegulations } from '../../features/regulations/components/state-regulations.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

const loadRules = async (state: State) =>
  (await import('../../features/regulations/load-rules.js')).loadStateRules(state);

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params }) => {
    const state = stateBySlug(params.state ?? '');
    if (!state) throw new Response(null, { status: 404 });
    // The rules can be read without the directory, so its failure fails nothing here.
    const [rules] = await Promise.all([loadRules(state), queryClient.prefetchQuery(stateQuery(state.slug))]);
    return rules;
  };

export function Component() {
  const rules = useLoaderData<typeof loadRules>();
  const { state, license, barrier, thin } = rules;
  const { data: firms } = useQuery(stateQuery(state.slug));
  return (
    <>
      <Seo
        title={`${state.label} pool rules: license, permit, barrier`}
        description={`License to build a pool in ${stateInText(state.label)}: ${licenseText(license).toLowerCase()}. Barrier: ${barrier.short}. What we know, our sources, and who to ask about the rest.`}
        path={pathTo(pagePaths.stateRegulations, { state: state.slug })}
        noindex={thin}
        dates={rules}
      />
      <StateRegulations rules={rules} firms={firms} />
    </>
  );
}
