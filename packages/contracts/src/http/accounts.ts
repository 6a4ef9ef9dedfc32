import * as z from 'zod';
import { textLengths } from '../limits.js';
import { emailAddress, honeypotShape, lineOf, linkToken } from '../text.js';

/** The two kinds of account. A token of one is never valid for the other. */
export const audiences = ['contractor', 'admin'] as const;
export const audienceSchema = z.enum(audiences);
export type Audience = z.infer<typeof audienceSchema>;
export const audienceParamsSchema = z.object({ audience: audienceSchema });

const { min, max } = textLengths.password;

/** A code of an authenticator app or a recovery code, spaces and hyphens aside. */
const secondFactorCode = z
  .string()
  .max(40)
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|[A-Z2-9]{10})$/, 'enter the six digits from your app, or a recovery code'));

export const accountSchema = z.object({
  id: z.uuid(),
  audience: audienceSchema,
  email: z.string(),
  name: z.string(),
  secondFactorMissing: z.boolean().describe('true if the account can do nothing until it has a second factor'),
});
export type Account = z.infer<typeof accountSchema>;

/** Response of login and of POST /api/accounts/{audience}/refresh. The refresh token travels in an HttpOnly cookie. */
export const sessionSchema = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.int(),
  account: accountSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** GET /api/accounts/{audience}/sessions: where the account is signed in, the newest first. */
export const sessionListSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      device: z.string().describe('browser and operating system, "Firefox on Windows"'),
      network: z.string().describe('IP address without its last part, "203.0.113.x"; empty if unknown'),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      current: z.boolean().describe('the session of the access token'),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;
export const sessionParamsSchema = audienceParamsSchema.extend({ sessionId: z.uuid() });

const newPassword = z.string().min(min, `use at least ${min} characters`).max(max, `use at most ${max} characters`);

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/, 'is not base64url');
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.unknown().describe('extension results; no extension is requested'),
};
/** What `navigator.credentials` is asked, as the Web Authentication standard writes it in JSON. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
/** What a browser responds when it has made a passkey (`RegistrationResponseJSON` of the standard). */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
/** What a browser responds when it has signed with a passkey (`AuthenticationResponseJSON` of the standard). */
export const signedByPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(100).optional(),
  }),
});
export type SignedByPasskey = z.infer<typeof signedByPasskeySchema>;
/**
 * POST /api/accounts/{audience}/login. The response to a login that needs a second step is `second_factor_required`: it
 * takes `passkey` where the problem has an error at `body.passkey`, else `code`.
 */
export const loginBodySchema = z.object({
  email: emailAddress,
  password: z.string().min(1, 'is required').max(max),
  code: secondFactorCode.optional().describe('for an account with an authenticator app'),
  passkey: signedByPasskeySchema.optional().describe('for an administrator with passkeys but no authenticator app'),
});
export type LoginBody = z.input<typeof loginBodySchema>;
/** POST /api/accounts/{audience}/login/passkey. */
export const passkeyLoginBodySchema = z.object({ passkey: signedByPasskeySchema });
/** POST /api/accounts/{audience}/passkeys → 201. */
export const passkeyBodySchema = z.object({ passkey: newPasskeySchema });
export const passkeySchema = z.object({
  id: z.uuid(),
  device: z.string().describe('browser and operating system that created it'),
  synced: z.boolean().describe('whether a password manager keeps it on several devices'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
/** GET /api/accounts/{audience}/passkeys, the newest first. */
export const passkeyListSchema = z.object({ items: z.array(passkeySchema) });
export type PasskeyList = z.infer<typeof passkeyListSchema>;
export const passkeyParamsSchema = audienceParamsSchema.extend({ passkeyId: z.uuid() });

/** POST /api/accounts/{audience}/step-up → 204. Proves again who is there, for what is dangerous in the wrong hands. */
export const stepUpBodySchema = z.object({
  code: secondFactorCode.optional().describe('for an account with an authenticator app'),
  password: z.string().max(max).optional().describe('for an account without an authenticator app or passkeys'),
  passkey: signedByPasskeySchema.optional().describe('for any account that has one'),
});
export type StepUpBody = z.input<typeof stepUpBodySchema>;
/** POST /api/accounts/{audience}/password → 204. Ends all other sessions. */
export const passwordChangeBodySchema = z.object({
  currentPassword: z.string().min(1).max(max),
  password: newPassword,
});

/**
 * POST /api/accounts/{audience}/password/judgment, and /api/accounts/password-resets/judgment with the token of a link: what
 * a new password is worth before it is set. Changes nothing.
 */
export const passwordJudgedBodySchema = z.object({ password: newPassword });
export const passwordJudgmentSchema = z.object({
  weakness: z.string().nullable().describe('the error that setting it would return; null if accepted'),
});
export type PasswordJudgment = z.infer<typeof passwordJudgmentSchema>;

/** GET /api/accounts/{audience}/second-factor. */
export const secondFactorSchema = z.object({
  addedAt: z.iso.datetime().nullable().describe('null if there is none'),
  recoveryCodesLeft: z.int(),
  required: z.boolean().describe('whether accounts of this kind need one'),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;
/** POST /api/accounts/{audience}/second-factor: what an authenticator app is told. It counts once a code confirms it. */
export const secondFactorSetupSchema = z.object({
  secret: z.string().describe('Base32-encoded'),
  uri: z.string().describe('otpauth:// URI for a QR code'),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;
/** POST /api/accounts/{audience}/second-factor/confirm. */
export const secondFactorConfirmBodySchema = z.object({ code: secondFactorCode });
/** Each works once, instead of a code of the app. They are told this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** POST /api/accounts/registrations → 202, the same for every email. A contractor's account, which a mailed link opens. */
export const registrationBodySchema = z.object({
  name: lineOf(textLengths.accountName),
  email: emailAddress,
  ...honeypotShape,
});
export type RegistrationBody = z.input<typeof registrationBodySchema>;

/** POST /api/accounts/{audience}/email → 202, the same for every email. The link mailed to it makes the change. */
export const emailChangeBodySchema = z.object({ email: emailAddress });
/** POST /api/accounts/email-changes: takes the link that a mail about a change of email brought, new or old. */
export const emailLinkBodySchema = z.object({ token: linkToken });
export const emailChangedSchema = z.object({
  audience: audienceSchema,
  email: z.string().describe('masked, "d…@example.com"'),
  undone: z.boolean().describe('whether the link undid an earlier change'),
});
export type EmailChanged = z.infer<typeof emailChangedSchema>;

/** POST /api/accounts/{audience}/password-reset-requests → 202, the same for every email. */
export const passwordResetRequestBodySchema = z.object({ email: emailAddress });
/** POST /api/accounts/password-resets. Sets the password of an invitation or a reset link and ends all sessions. */
export const passwordResetBodySchema = z.object({
  token: linkToken,
  password: newPassword,
});
/** What the new password removed and what it left, so that the page can name it. */
export const passwordSetSchema = z.object({
  passkeysRemoved: z.int(),
  appLeft: z.boolean().describe('whether the account still has an authenticator app'),
  passkeysLeft: z.boolean().describe('true only if a second factor is required'),
});
export type PasswordSet = z.infer<typeof passwordSetSchema>;
/** POST /api/accounts/login-unlocks. Lets the browser of a mailed link log in while its account is locked. */
export const loginUnlockBodySchema = z.object({ token: linkToken });
export const loginUnlockedSchema = z.object({ audience: audienceSchema });
export type LoginUnlocked = z.infer<typeof loginUnlockedSchema>;
/** POST /api/accounts/password-resets/preview → whose link this is, so that the page can say so. */
export const passwordResetPreviewSchema = z.object({
  purpose: z.enum(['setup', 'reset']),
  audience: audienceSchema,
  email: z.string().describe('masked, "d…@example.com"'),
  expiresAt: z.iso.datetime(),
});
export type PasswordResetPreview = z.infer<typeof passwordResetPreviewSchema>;

/** What happens to an account that its owner gets a mail about. */
export const secondFactorNotices = [
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_replaced',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
] as const;
export type SecondFactorNotice = (typeof secondFactorNotices)[number];
export const securityNotices = [
  'new_device',
  'login_locked',
  'password_changed',
  'email_changed',
  'email_taken_back',
  'deletion_requested',
  ...secondFactorNotices,
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

/** How somebody proved who they are, in the words of RFC 8176: password, one-time code, key in hardware. */
export const authMethods = ['pwd', 'otp', 'hwk'] as const;
export type AuthMethod = (typeof authMethods)[number];

/**
 * Names of the claims in an access token (EdDSA, 15 minutes). `sub` is the account id, `aud` the audience, `sid` the
 * session, `amr` how it began. What a reader of an older release does not know is let through, and grants it nothing.
 */
export const accessTokenClaimsSchema = z.object({
  iss: z.literal('poolpros-accounts'),
  sub: z.uuid(),
  aud: audienceSchema,
  typ: z.literal('access'),
  exp: z.int(),
  iat: z.int(),
  sid: z.uuid(),
  amr: z.array(z.string()).min(1),
  permissions: z.array(z.string()),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;
export const accessTokenIssuer = 'poolpros-accounts';
