import { useLoaderData } from 'react-router-dom';
import { RegulationsOverview } from '../../features/regulations/components/regulations-overview.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Pool contractor licenses and pool barriers in all 50 states, side by side: what the state asks for, how well that is known, and where a city or county decides.';

/** The tables stay out of the page's own file: what the server has read comes with the page. */
const loadRows = async () => (await import('../../features/regulations/load-rules.js')).stateRows();

export const loader: PageModule['loader'] = () => loadRows;

export function Component() {
  return <RegulationsOverview rows={useLoaderData<typeof loadRows>()} />;
}
