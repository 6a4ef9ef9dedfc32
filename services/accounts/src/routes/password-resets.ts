import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { maskEmail } from '@poolpros/chassis/mask-email';
import { accountEndpoints } from '@poolpros/contracts/endpoints/accounts';
import type { PasswordResetPreview } from '@poolpros/contracts/http/accounts';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { loginSubject } from '../actions/login-attempt.js';
import { weaknessOf } from '../actions/passwords.js';
import { register } from '../actions/register.js';
import { requestPasswordReset } from '../actions/request-password-reset.js';
import { openLink, passwordPurposes, setPassword } from '../actions/set-password.js';
import { unlockLogin } from '../actions/unlock-login.js';
import type { Context } from '../context.js';
import { knownDevice, rememberDevice } from './device-cookie.js';
import { clientOf } from './login-origin.js';
import { respondUniformly } from './uniform-response.js';

export function passwordResetRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;

  route(
    app,
    accountEndpoints.register,
    {
      schema: {
        summary: 'Request an email with a link to create a contractor account',
        headers: idempotencyHeadersSchema,
        errors: [400, 403, 409, 415, 503],
      },
    },
    async (request, reply) => {
      const wanted = { ...request.body, linkSecret: config.LINK_SECRET };
      return respondUniformly(database, request, reply, (tx) => register(tx, wanted, context.now(), context.log));
    },
  );

  route(
    app,
    accountEndpoints.requestPasswordReset,
    {
      schema: {
        summary: 'Request an email with a link to set a new password',
        headers: idempotencyHeadersSchema,
        errors: [400, 403, 409, 415, 503],
      },
    },
    async (request, reply) => {
      const asked = { ...request.params, ...request.body, linkSecret: config.LINK_SECRET };
      return respondUniformly(database, request, reply, (tx) =>
        requestPasswordReset(tx, asked, context.now(), context.log),
      );
    },
  );

  route(
    app,
    accountEndpoints.previewPasswordReset,
    {
      schema: { summary: 'Get the account that a password link belongs to', errors: [400, 403, 404, 410, 415, 503] },
    },
    async (request): Promise<PasswordResetPreview> => {
      const { manager } = database.dataSource;
      const { link, account } = await openLink(manager, request.body.token, passwordPurposes, context.now());
      return {
        // The first password of an account, by invitation or by registration.
        purpose: link.purpose === 'reset' ? 'reset' : 'setup',
        audience: account.audience,
        email: maskEmail(account.email),
        expiresAt: link.expiresAt.toISOString(),
      };
    },
  );

  route(
    app,
    accountEndpoints.judgePassword,
    {
      schema: {
        summary: 'Check a password for the account of an emailed link against the password rules',
        errors: [400, 403, 404, 410, 415, 503],
      },
    },
    async (request) => {
      const { token, password } = request.body;
      const { account } = await openLink(database.dataSource.manager, token, passwordPurposes, context.now());
      return { weakness: weaknessOf(password, account) };
    },
  );

  route(
    app,
    accountEndpoints.setPassword,
    {
      schema: {
        summary: 'Set a password by link, end all sessions and remove passkeys unless a second factor is required',
        errors: [400, 403, 404, 410, 415, 429, 503],
      },
    },
    async (request, reply) => {
      const given = { ...request.body, by: clientOf(request) };
      const { account, passkeysRemoved, left } = await setPassword(
        { ...context, log: request.log },
        given,
        context.now(),
      );
      const subject = loginSubject(config.LINK_SECRET, account);
      // The owner of the mailbox may log in here now, even while others are guessing.
      rememberDevice(reply, config, subject, knownDevice(request, config, subject));
      return { passkeysRemoved, appLeft: left.app, passkeysLeft: left.passkeys };
    },
  );

  route(
    app,
    accountEndpoints.unlockLogin,
    {
      schema: {
        summary: 'Unlock login for this browser to the account of an emailed link',
        errors: [400, 403, 404, 410, 415, 503],
      },
    },
    async (request, reply) => {
      const account = await database.transaction((tx) => unlockLogin(tx, request.body.token, context.now()));
      const subject = loginSubject(config.LINK_SECRET, account);
      rememberDevice(reply, config, subject, knownDevice(request, config, subject));
      return { audience: account.audience };
    },
  );
}
