import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { createPasswords, type Passwords } from './actions/passwords.js';
import type { Config } from './config.js';
import { createAccessTokenSigner, type SignAccessToken } from './domain/access-token.js';

export interface Context extends Base<Config> {
  directory: InternalClient;
  passwords: Passwords;
  signAccessToken: SignAccessToken;
}

export async function createContext(base: Base<Config>): Promise<Context> {
  const { config } = base;
  return {
    ...base,
    directory: createInternalClient({ origin: config.DIRECTORY_URL, token: config.INTERNAL_TOKEN }),
    passwords: await createPasswords(),
    signAccessToken: createAccessTokenSigner(config.JWT_PRIVATE_KEY, config.ADMIN_SECOND_FACTOR),
  };
}
