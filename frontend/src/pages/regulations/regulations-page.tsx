import { useLoaderData } from 'react-router-dom';
import { regulationsPage } from '../../../content/regulations/regulations-page.js';
import { RegulationsOverview } from '../../features/regulations/components/regulations-overview.js';
import type { PageModule } from '../page-module.js';

export const { description } = regulationsPage;

/** The tables stay out of the page's own file: what the server has read comes with the page. */
const loadRows = async () => (await import('../../features/regulations/load-rules.js')).overviewRows();

export const loader: PageModule['loader'] = () => loadRows;

export function Component() {
  return <RegulationsOverview rows={useLoaderData<typeof loadRows>()} />;
}
