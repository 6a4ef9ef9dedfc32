import { type Caller, callers } from '@poolpros/contracts/callers';
import { isOwnMachine } from '@poolpros/contracts/public-samples';
import * as z from 'zod';

/** Thrown when the environment is invalid. Names every variable that is wrong, never a value. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`the configuration is not usable: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads a service's configuration. An empty variable counts as absent.
 * Returns the parsed values; throws one ConfigError with all problems.
 */
export function loadConfig<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.') || 'environment';
    const missing = issue.path.length === 1 && !Object.hasOwn(given, name);
    if (!problems.has(name)) problems.set(name, missing ? 'is missing' : issue.message);
  }
  throw new ConfigError([...problems].map(([name, reason]) => `${name}: ${reason}`));
}

/** A TCP port; 0 lets the system choose one. */
export const port = z.coerce
  .number('must be a port')
  .int('must be a port')
  .min(0, 'must be a port')
  .max(65535, 'must be a port');
const urlOf = (protocol: RegExp, example: string) => z.url({ protocol, error: `must look like ${example}` });

/** A secret shared between processes, at least 32 characters. */
export const secret = z.string().min(32, 'must have at least 32 characters');

/** An absolute origin without a path, `https://example.com`. */
export const origin = urlOf(/^https?$/, 'https://example.com')
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'must not have a path')
  .transform((value) => new URL(value).origin);

/** An Ed25519 key as PEM, in base64. */
export const keyOf = (kind: 'PUBLIC' | 'PRIVATE') =>
  z
    .base64('must be base64')
    .refine(
      (value) => Buffer.from(value, 'base64').toString().startsWith(`-----BEGIN ${kind} KEY-----`),
      `must be an Ed25519 ${kind.toLowerCase()} key, PEM in base64`,
    );

/** Hex of the SHA-256 of each caller's token. */
export type CallerDigests = ReadonlyMap<Caller, string>;

const callerDigestsSchema = z.array(z.tuple([z.enum(callers), z.string().regex(/^[0-9a-f]{64}$/)]));

/** `name:digest` of each caller, separated by commas. */
const callerDigests = z.string().transform((value, context): CallerDigests => {
  const entries = callerDigestsSchema.safeParse(value.split(',').map((entry) => entry.trim().split(':')));
  if (entries.success) return new Map(entries.data);
  context.addIssue('must look like notifications:<SHA-256 in hex>,search:<SHA-256 in hex>');
  return z.NEVER;
});

const filesExample = 'must look like file:///var/lib/poolpros/files or https://key:secret@host/bucket?region=us-east-1';
const namesStore = ({ protocol, username, password, pathname }: URL): boolean =>
  pathname.length > 1 && (protocol === 'file:' || (username !== '' && password !== ''));

export const httpShape = {
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};
/** For processes with a port that the public reaches directly. */
export const metricsShape = { METRICS_PORT: port.describe('port that shows /metrics, never made public') };
export const databaseShape = {
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://user@host:5432/name'),
  DATABASE_POOL_SIZE: z.coerce.number('must be a number from 1 to 100').int().min(1).max(100).default(10),
};
export const busShape = {
  NATS_URL: urlOf(/^(nats|tls)$/, 'nats://user:password@host:4222'),
  EVENT_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,40}$/, 'may hold letters, digits, - and _')
    .default(''),
};
/** For processes that call others. */
export const callerShape = { INTERNAL_TOKEN: secret.describe('shows the others who calls; of this process alone') };
/** For processes that check access tokens and ask accounts which sessions have ended. */
export const tokenShape = { JWT_PUBLIC_KEY: keyOf('PUBLIC'), ACCOUNTS_URL: origin, ...callerShape };
/** For processes that others call. */
export const calledShape = {
  CALLER_DIGESTS: callerDigests.describe('who may call, each with the SHA-256 of its INTERNAL_TOKEN in hex'),
};
export const publicUrlShape = { PUBLIC_URL: origin };
const emailOf = z.email('must be an email');
const line = z.string().min(1).max(200);
/** For processes that publish who operates the site. `checkOperator` requires the values when the site is public. */
export const operatorShape = {
  OPERATOR_NAME: line.optional().describe('legal name of who runs the site'),
  OPERATOR_EMAIL: emailOf.optional().describe('email that a person reads: answers to mails go there'),
  MAIL_POSTAL_ADDRESS: line.optional().describe('postal address of who runs the site, below each mail'),
  PRIVACY_EMAIL: emailOf.optional().describe('email for questions about personal data'),
  COPYRIGHT_AGENT: line
    .optional()
    .describe('agent for copyright notices, as registered with the U.S. Copyright Office: name, address, phone, email'),
};

/** Adds an issue for each variable of `operatorShape` that is missing when `PUBLIC_URL` is not a local address. */
export function checkOperator(
  config: Record<string, unknown> & { PUBLIC_URL: string },
  context: z.RefinementCtx,
): void {
  if (isOwnMachine(config.PUBLIC_URL)) return;
  for (const name of Object.keys(operatorShape))
    if (config[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
}
/** For processes that send text messages, or offer something that needs one. */
export const phoneShape = {
  PHONE_MESSAGES_URL: urlOf(/^https?$/, 'https://example.com/messages')
    .optional()
    .describe('takes texts to phones (docs/operations.md#texts-to-phones); without it none are sent or offered'),
};
/** Absolute origins, separated by commas. */
const tagOrigins = z
  .string()
  .default('')
  .transform((value, context): string[] => {
    const entries = value.split(',').map((entry) => entry.trim());
    const origins = z.array(origin).safeParse(entries.filter((entry) => entry !== ''));
    if (origins.success) return [...new Set(origins.data)];
    context.addIssue('must look like https://tags.example.com,https://pixel.example.net');
    return z.NEVER;
  });
/** For processes that send to product analytics. */
export const analyticsShape = {
  POSTHOG_KEY: z.string().optional().describe('public project token; without it no analytics are sent'),
  POSTHOG_HOST: origin.default('https://us.i.posthog.com').describe('where they are sent'),
};
/** For processes that decide what a page may load. */
export const tagShape = {
  TAG_ORIGINS: tagOrigins.describe('origins from which the tags of advertising networks may load, send and show'),
};
/** For processes that store files. */
export const filesShape = {
  FILES_URL: z
    .url({ protocol: /^(file|https?)$/, error: filesExample })
    .refine((value) => !URL.canParse(value) || namesStore(new URL(value)), filesExample)
    .describe('where files are stored: a folder that all replicas share, or a bucket of S3-compatible storage'),
};
