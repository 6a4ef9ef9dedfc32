import type { Audience, AuthMethod, SecurityNotice } from '@poolpros/contracts/http/accounts';
import type { StaffRole } from '@poolpros/contracts/roles';
import { EntitySchema } from 'typeorm';
import type { AccountDeletionRow } from '../domain/account-deletion.js';
import type { LoginCounter } from '../domain/login-delay.js';
import type { LinkPurpose } from '../domain/password-link.js';
import type { SessionState } from '../domain/session.js';

export interface AccountRow {
  id: string;
  version: number;
  audience: Audience;
  email: string;
  name: string;
  /** The role of staff; null for contractors. */
  role: StaffRole | null;
  /** Null until the owner sets one through a mailed link. */
  passwordHash: string | null;
  /** When the email was confirmed, by a mailed link or by an operator. */
  emailConfirmedAt: Date | null;
  disabledAt: Date | null;
  createdAt: Date;
}

export const accountEntity = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'accounts',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'int' },
    audience: { type: 'text' },
    email: { type: 'text' },
    name: { type: 'text' },
    role: { type: 'text', nullable: true },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true },
    emailConfirmedAt: { name: 'email_confirmed_at', type: 'timestamptz', nullable: true },
    disabledAt: { name: 'disabled_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export interface SessionRow extends SessionState {
  id: string;
  accountId: string;
  audience: Audience;
  /** How the session began. */
  amr: AuthMethod[];
  /** Its browser, and its network without the last part. */
  device: string;
  network: string;
  /** When its owner last authenticated. */
  provenAt: Date;
  createdAt: Date;
}

export const sessionEntity = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    audience: { type: 'text' },
    amr: { type: 'text', array: true },
    device: { type: 'text' },
    network: { type: 'text' },
    provenAt: { name: 'proven_at', type: 'timestamptz' },
    tokenHash: { name: 'token_hash', type: 'text' },
    previousTokenHash: { name: 'previous_token_hash', type: 'text', nullable: true },
    rotatedAt: { name: 'rotated_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    revokedAt: { name: 'revoked_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export interface PasswordLinkRow {
  id: string;
  accountId: string;
  purpose: LinkPurpose;
  /** The submission of an invitation. */
  submissionId: string | null;
  /** The email of a change of email. */
  email: string | null;
  /** For a link that undoes a change: the email that the account has in place of `email`. */
  successorEmail: string | null;
  /** With the id and the service's secret it gives the token; the token itself is not stored. */
  nonce: string;
  tokenHash: string;
  expiresAt: Date;
  usedAt: Date | null;
  createdAt: Date;
}

export const passwordLinkEntity = new EntitySchema<PasswordLinkRow>({
  name: 'password_link',
  tableName: 'password_links',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    purpose: { type: 'text' },
    submissionId: { name: 'submission_id', type: 'uuid', nullable: true },
    email: { type: 'text', nullable: true },
    successorEmail: { name: 'successor_email', type: 'text', nullable: true },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export interface LoginFailureRow {
  /** Keyed hash of audience and email address: unknown emails are counted too, and none is stored in clear text. */
  subject: string;
  counter: LoginCounter;
  /** The device from its cookie, or a keyed hash of the network; empty if there is only one counter. */
  key: string;
  failures: number;
  lastFailedAt: Date;
}
export type CounterName = Pick<LoginFailureRow, 'subject' | 'counter' | 'key'>;

export const loginFailureEntity = new EntitySchema<LoginFailureRow>({
  name: 'login_failure',
  tableName: 'login_failures',
  columns: {
    subject: { type: 'text', primary: true },
    counter: { type: 'text', primary: true },
    key: { type: 'text', primary: true },
    failures: { type: 'int' },
    lastFailedAt: { name: 'last_failed_at', type: 'timestamptz' },
  },
});

/** A security notice to an account's owner. */
export interface SecurityNoticeRow {
  id: string;
  accountId: string;
  notice: SecurityNotice;
  device: string;
  network: string;
  /** The link in its mail. */
  linkId: string | null;
  /** Its recipient; null for the email of the account. */
  email: string | null;
  createdAt: Date;
}

export const securityNoticeEntity = new EntitySchema<SecurityNoticeRow>({
  name: 'security_notice',
  tableName: 'security_notices',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    notice: { type: 'text' },
    device: { type: 'text' },
    network: { type: 'text' },
    linkId: { name: 'link_id', type: 'uuid', nullable: true },
    email: { type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

/** An authenticator app of an account. */
export interface SecondFactorRow {
  accountId: string;
  /** Readable only with the service's secret. */
  sealedSecret: string;
  /** Null until a code has proved that the app has the secret. */
  confirmedAt: Date | null;
  /** The time step of the last code, which is valid once; as a text, because the driver returns 64 bits as text. */
  lastStep: string | null;
  createdAt: Date;
}

export const secondFactorEntity = new EntitySchema<SecondFactorRow>({
  name: 'second_factor',
  tableName: 'second_factors',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true },
    sealedSecret: { name: 'sealed_secret', type: 'text' },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    lastStep: { name: 'last_step', type: 'bigint', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export interface RecoveryCodeRow {
  accountId: string;
  codeHash: string;
  usedAt: Date | null;
  createdAt: Date;
}

export const recoveryCodeEntity = new EntitySchema<RecoveryCodeRow>({
  name: 'recovery_code',
  tableName: 'recovery_codes',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true },
    codeHash: { name: 'code_hash', type: 'text', primary: true },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

/** A key pair whose private half is on a device or in a password manager. */
export interface PasskeyRow {
  id: string;
  accountId: string;
  /** The browser's id for it, in base64url. */
  credentialId: string;
  publicKey: Buffer;
  /** Its signature counter; 0 if it does not count. As a text, because the driver returns 64 bits as text. */
  counter: string;
  transports: string[];
  /** The browser and system that created it. */
  device: string;
  /** Whether a password manager syncs it to several devices. */
  synced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const passkeyEntity = new EntitySchema<PasskeyRow>({
  name: 'passkey',
  tableName: 'passkeys',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    credentialId: { name: 'credential_id', type: 'text' },
    publicKey: { name: 'public_key', type: 'bytea' },
    counter: { type: 'bigint' },
    transports: { type: 'text', array: true },
    device: { type: 'text' },
    synced: { type: 'boolean' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz', nullable: true },
  },
});

/** A challenge for a passkey, for one use. */
export interface PasskeyChallengeRow {
  challenge: string;
  purpose: 'add' | 'login' | 'prove';
  /** The session that requested it; null for a login. */
  sessionId: string | null;
  expiresAt: Date;
}

export const passkeyChallengeEntity = new EntitySchema<PasskeyChallengeRow>({
  name: 'passkey_challenge',
  tableName: 'passkey_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    purpose: { type: 'text' },
    sessionId: { name: 'session_id', type: 'uuid', nullable: true },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
});

export const accountDeletionEntity = new EntitySchema<AccountDeletionRow>({
  name: 'account_deletion',
  tableName: 'account_deletions',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'int' },
    status: { type: 'text' },
    accountId: { name: 'account_id', type: 'uuid' },
    requestedAt: { name: 'requested_at', type: 'timestamptz' },
    eraseAt: { name: 'erase_at', type: 'timestamptz' },
  },
});

export const entities = [
  accountEntity,
  sessionEntity,
  passwordLinkEntity,
  loginFailureEntity,
  securityNoticeEntity,
  secondFactorEntity,
  recoveryCodeEntity,
  passkeyEntity,
  passkeyChallengeEntity,
  accountDeletionEntity,
];
