import * as z from 'zod';
import {
  audienceParamsSchema,
  emailChangedSchema,
  emailLinkBodySchema,
  loginBodySchema,
  loginUnlockBodySchema,
  loginUnlockedSchema,
  passkeyLoginBodySchema,
  passkeyOptionsSchema,
  passwordJudgmentSchema,
  passwordResetBodySchema,
  passwordResetPreviewSchema,
  passwordResetRequestBodySchema,
  passwordSetSchema,
  registrationBodySchema,
  sessionSchema,
} from '../http/accounts.js';
import { accountKeptSchema, keepAccountBodySchema } from '../http/own-data.js';
import { linkBodySchema } from '../http/submissions.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** How people register, log in and come back to an account. */
export const accountEndpoints = endpointsOf('accounts', {
  login: {
    method: 'POST',
    path: apiPaths.login,
    params: audienceParamsSchema,
    body: loginBodySchema,
    response: sessionSchema,
    limit: 'credentials',
  },
  passkeyLoginOptions: {
    method: 'POST',
    path: apiPaths.passkeyLoginOptions,
    params: audienceParamsSchema,
    response: passkeyOptionsSchema,
    limit: 'credentials',
    prefix: apiPaths.login,
  },
  passkeyLogin: {
    method: 'POST',
    path: apiPaths.passkeyLogin,
    params: audienceParamsSchema,
    body: passkeyLoginBodySchema,
    response: sessionSchema,
    limit: 'credentials',
    prefix: apiPaths.login,
  },
  refresh: {
    method: 'POST',
    path: apiPaths.refresh,
    params: audienceParamsSchema,
    response: sessionSchema,
    limit: 'write',
  },
  logout: { method: 'POST', path: apiPaths.logout, params: audienceParamsSchema, limit: 'write' },
  confirmEmail: {
    method: 'POST',
    path: apiPaths.confirmEmail,
    body: emailLinkBodySchema,
    response: emailChangedSchema,
    limit: 'credentials',
  },
  keepAccount: {
    method: 'POST',
    path: apiPaths.keepAccount,
    body: keepAccountBodySchema,
    response: accountKeptSchema,
    limit: 'credentials',
  },
  register: {
    method: 'POST',
    path: apiPaths.register,
    body: registrationBodySchema,
    status: 202,
    response: z.object({}),
    limit: 'credentials',
  },
  requestPasswordReset: {
    method: 'POST',
    path: apiPaths.requestPasswordReset,
    params: audienceParamsSchema,
    body: passwordResetRequestBodySchema,
    status: 202,
    response: z.object({}),
    limit: 'credentials',
  },
  previewPasswordReset: {
    method: 'POST',
    path: apiPaths.previewPasswordReset,
    body: linkBodySchema,
    response: passwordResetPreviewSchema,
    limit: 'credentials',
    prefix: apiPaths.setPassword,
  },
  judgePassword: {
    method: 'POST',
    path: apiPaths.judgePassword,
    body: passwordResetBodySchema,
    response: passwordJudgmentSchema,
    limit: 'write',
  },
  setPassword: {
    method: 'POST',
    path: apiPaths.setPassword,
    body: passwordResetBodySchema,
    response: passwordSetSchema,
    limit: 'credentials',
  },
  unlockLogin: {
    method: 'POST',
    path: apiPaths.unlockLogin,
    body: loginUnlockBodySchema,
    response: loginUnlockedSchema,
    limit: 'credentials',
  },
});
