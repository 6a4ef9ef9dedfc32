import type {
  AccountData,
  AccountDeletion,
  AccountKept,
  ContractorData,
  Departure,
} from '@poolpros/contracts/http/own-data';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** What is held of a contractor, each part from the service that holds it. */
export interface OwnData extends AccountData {
  exportedAt: string;
  businesses: ContractorData;
}

/** GET /api/accounts/contractor/data and /api/contractors/me/data. */
export async function ownData(api: ApiClient, now: Date): Promise<OwnData> {
  const held = await api.get<AccountData>(pathTo(apiPaths.accountData, { audience: 'contractor' }));
  const businesses = await api.get<ContractorData>(apiPaths.ownData);
  return { exportedAt: now.toISOString(), ...held, businesses };
}

/** GET /api/contractors/me/departure: what becomes of whose when the account is deleted. */
export const departureQuery = queryOptions<Departure>({ queryKey: readKey(apiPaths.departure), staleTime: 0 });

/** By which the deletion of the account is known while it runs and while its outcome is read. */
export const accountDeletionKey = ['accountDeletion'];

/** POST /api/accounts/contractor/deletion: closes the account and ends all its sessions. */
export const deleteAccount = (api: ApiClient, email: string): Promise<AccountDeletion> =>
  api.post(apiPaths.deleteAccount, { email });

/** POST /api/accounts/deletions/keep: takes the deletion back. */
export const keepAccount = (api: ApiClient, token: string): Promise<AccountKept> =>
  api.post(apiPaths.keepAccount, { token });
