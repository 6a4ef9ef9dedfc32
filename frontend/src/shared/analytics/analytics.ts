/** Where events are sent; set only if the site was started with a project token. */
export interface AnalyticsTarget {
  /** Public project token. */
  key: string;
  /** Origin the events are sent to. */
  host: string;
}

export type Properties = Record<string, string | number | boolean | null | string[]>;

/** What a provider of product analytics can do. */
export interface AnalyticsProvider {
  capture(event: string, properties: Properties): void;
  identify(id: string, properties: Properties): void;
  setPersonProperties(properties: Properties): void;
  reset(): void;
  isFeatureEnabled(flag: string): boolean;
}

export interface Analytics extends AnalyticsProvider {
  init(provider: AnalyticsProvider): void;
  pageView(url: string, route: string): void;
}

/** Tracking that does nothing until a provider is set; a failing provider is only logged to the console. */
export function createAnalytics(): Analytics {
  let provider: AnalyticsProvider | null = null;

  const attempt = <T>(what: string, work: (active: AnalyticsProvider) => T, otherwise: T): T => {
    if (provider === null) return otherwise;
    try {
      return work(provider);
    } catch (error) {
      console.error(`analytics: ${what} failed`, error);
      return otherwise;
    }
  };
  const capture = (event: string, properties: Properties) =>
    attempt(`event ${event}`, (active) => active.capture(event, properties), undefined);

  return {
    init: (given) => {
      provider = given;
    },
    capture,
    pageView: (url, route) => capture('$pageview', { $current_url: url, route }),
    identify: (id, properties) => attempt('identification', (active) => active.identify(id, properties), undefined),
    setPersonProperties: (properties) =>
      attempt('person properties', (active) => active.setPersonProperties(properties), undefined),
    reset: () => attempt('reset', (active) => active.reset(), undefined),
    isFeatureEnabled: (flag) => attempt('feature flag check', (active) => active.isFeatureEnabled(flag), false),
  };
}
