import { CreateAccounts1763700000000 } from './1763700000000-create-accounts.js';

export const migrations = [CreateAccounts1763700000000];
