import { digestOf } from './secrets.mjs';
import { namesOf } from './services.mjs';

/**
 * Values for the variables of docker-compose.yml. Compose wants all of them even where only the stores are started.
 * @param {import('./secrets.mjs').Secrets} secrets
 */
export function composeEnvironment(secrets) {
  /** @param {Record<string, string>} values @param {(name: string) => string} variable */
  const each = (values, variable) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [variable(name.toUpperCase()), value]));
  const digests = Object.fromEntries(
    Object.entries(secrets.callerTokens).map(([name, token]) => [name, digestOf(token)]),
  );
  return {
    POSTGRES_PASSWORD: secrets.postgresPassword,
    ...Object.fromEntries(
      namesOf(({ database }) => database).map((name) => [
        `${name.toUpperCase()}_DB_PASSWORD`,
        secrets.postgresPassword,
      ]),
    ),
    PUBLIC_URL: 'http://127.0.0.1:4000',
    ...each(secrets.natsPasswords, (name) => `NATS_${name}_PASSWORD`),
    ...each(secrets.callerTokens, (name) => `${name}_TOKEN`),
    ...each(digests, (name) => `${name}_TOKEN_DIGEST`),
    JWT_PUBLIC_KEY: secrets.tokenKeys.publicKey,
    JWT_PRIVATE_KEY: secrets.tokenKeys.privateKey,
    ...each(secrets.linkSecrets, (name) => `${name}_LINK_SECRET`),
    SMTP_URL: 'smtp://mailbox:1025',
    MAIL_FROM: 'PoolPros <no-reply@example.com>',
  };
}
