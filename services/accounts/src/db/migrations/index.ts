import { CreateAccounts1763700000000 } from './1763700000000-create-accounts.js';
import { CountLoginFailuresApart1795305600000 } from './1795305600000-count-login-failures-apart.js';

export const migrations = [CreateAccounts1763700000000, CountLoginFailuresApart1795305600000];
