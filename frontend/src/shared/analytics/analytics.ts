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
  /** Begins with a provider, or with one that is still loading, and captures the view of the page that is open then. */
  init(provider: AnalyticsProvider | Promise<AnalyticsProvider>): void;
  pageView(url: string, route: string): void;
}

/** Tracking that does nothing until a provider is set; a failing provider is only logged to the console. */
export function createAnalytics(): Analytics {
  let provider: AnalyticsProvider | null = null;
  let page: Properties | null = null;

  const log = (what: string) => (error: unknown) => console.error(`analytics: ${what} failed`, error);
  const attempt = <T>(what: string, work: (active: AnalyticsProvider) => T, otherwise: T): T => {
    try {
      if (provider) return work(provider);
    } catch (error) {
      log(what)(error);
    }
    return otherwise;
  };
  const capturePage = () => attempt('page view', (active) => page && active.capture('$pageview', page), undefined);
  const begin = (given: AnalyticsProvider) => {
    provider = given;
    capturePage();
  };

  return {
    init: (given) => {
      if (given instanceof Promise) given.then(begin).catch(log('initialization'));
      else begin(given);
    },
    capture: (event, properties) => attempt(`event ${event}`, (active) => active.capture(event, properties), undefined),
    pageView: (url, route) => {
      page = { $current_url: url, route };
      capturePage();
    },
    identify: (id, properties) => attempt('identification', (active) => active.identify(id, properties), undefined),
    setPersonProperties: (properties) =>
      attempt('person properties', (active) => active.setPersonProperties(properties), undefined),
    reset: () => attempt('reset', (active) => active.reset(), undefined),
    isFeatureEnabled: (flag) => attempt('feature flag check', (active) => active.isFeatureEnabled(flag), false),
  };
}
