import { apiKeyBodySchema, apiKeyParamsSchema, apiKeysSchema, newApiKeySchema } from '../http/api-keys.js';
import { installerParamsSchema } from '../http/installers.js';
import {
  newWebhookSchema,
  webhookBodySchema,
  webhookChangeSchema,
  webhookDeliveriesSchema,
  webhookDeliveryParamsSchema,
  webhookParamsSchema,
  webhookSchema,
  webhooksSchema,
} from '../http/webhooks.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** API keys and webhooks of a listing. */
export const connectionEndpoints = endpointsOf('directory', {
  apiKeys: {
    method: 'GET',
    path: apiPaths.apiKeys,
    params: installerParamsSchema,
    response: apiKeysSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  createApiKey: {
    method: 'POST',
    path: apiPaths.apiKeys,
    params: installerParamsSchema,
    body: apiKeyBodySchema,
    status: 201,
    response: newApiKeySchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  revokeApiKey: {
    method: 'POST',
    path: apiPaths.revokeApiKey,
    params: apiKeyParamsSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  webhooks: {
    method: 'GET',
    path: apiPaths.webhooks,
    params: installerParamsSchema,
    response: webhooksSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  addWebhook: {
    method: 'POST',
    path: apiPaths.webhooks,
    params: installerParamsSchema,
    body: webhookBodySchema,
    status: 201,
    response: newWebhookSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  webhook: {
    method: 'POST',
    path: apiPaths.webhook,
    params: webhookParamsSchema,
    body: webhookChangeSchema,
    response: webhookSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  replaceWebhookSecret: {
    method: 'POST',
    path: apiPaths.replaceWebhookSecret,
    params: webhookParamsSchema,
    response: newWebhookSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  removeWebhook: {
    method: 'POST',
    path: apiPaths.removeWebhook,
    params: webhookParamsSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  testWebhook: {
    method: 'POST',
    path: apiPaths.testWebhook,
    params: webhookParamsSchema,
    status: 202,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  webhookDeliveries: {
    method: 'GET',
    path: apiPaths.webhookDeliveries,
    params: webhookParamsSchema,
    response: webhookDeliveriesSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  repeatWebhookDelivery: {
    method: 'POST',
    path: apiPaths.repeatWebhookDelivery,
    params: webhookDeliveryParamsSchema,
    status: 202,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
});
