import { digestOf } from './secrets.mjs';

/**
 * Values for the variables of docker-compose.yml. Compose wants all of them even where only the stores are started.
 * @param {import('./secrets.mjs').Secrets} secrets
 */
export function composeEnvironment(secrets) {
  return {
    POSTGRES_PASSWORD: secrets.postgresPassword,
    DIRECTORY_DB_PASSWORD: secrets.postgresPassword,
    ACCOUNTS_DB_PASSWORD: secrets.postgresPassword,
    REVIEWS_DB_PASSWORD: secrets.postgresPassword,
    NOTIFICATIONS_DB_PASSWORD: secrets.postgresPassword,
    PUBLIC_URL: 'http://127.0.0.1:4000',
    ...Object.fromEntries(
      Object.entries(secrets.natsPasswords).map(([user, password]) => [
        `NATS_${user.toUpperCase()}_PASSWORD`,
        password,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(secrets.callerTokens).flatMap(([caller, token]) => [
        [`${caller.toUpperCase()}_TOKEN`, token],
        [`${caller.toUpperCase()}_TOKEN_DIGEST`, digestOf(token)],
      ]),
    ),
    JWT_PUBLIC_KEY: secrets.tokenKeys.publicKey,
    JWT_PRIVATE_KEY: secrets.tokenKeys.privateKey,
    DIRECTORY_LINK_SECRET: secrets.linkSecrets.directory,
    ACCOUNTS_LINK_SECRET: secrets.linkSecrets.accounts,
    REVIEWS_LINK_SECRET: secrets.linkSecrets.reviews,
    SMTP_URL: 'smtp://mailbox:1025',
    MAIL_FROM: 'PoolPros <no-reply@example.com>',
    MAIL_POSTAL_ADDRESS: 'PoolPros, 1 Sample Street, Austin, TX 78701',
  };
}
