const cloud = /^https:\/\/(app|us|eu)(\.i)?\.posthog\.com$/;

/**
 * The origins that the browser's analytics library calls for a configured host. PostHog's own hosts keep the settings of
 * projects apart from the rest; any other host serves all of it.
 */
export function analyticsOrigins(host: string): string[] {
  const name = cloud.exec(host)?.[1];
  if (!name) return [host];
  const region = name === 'eu' ? 'eu' : 'us';
  return [`https://${region}.i.posthog.com`, `https://${region}-assets.i.posthog.com`];
}
