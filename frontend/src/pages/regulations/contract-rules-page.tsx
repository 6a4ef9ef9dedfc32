import { useLoaderData } from 'react-router-dom';
import { contractRulesPage } from '../../../content/regulations/contract-rules-page.js';
import { ContractRules } from '../../features/regulations/components/contract-rules.js';
import type { PageModule } from '../page-module.js';

export const { description } = contractRulesPage;

const loadRules = async () => (await import('../../features/regulations/contract-rules.js')).stateContractRules();

export const loader: PageModule['loader'] = () => loadRules;

export function Component() {
  return <ContractRules rows={useLoaderData<typeof loadRules>()} />;
}
