import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Analytics, AnalyticsTarget } from '../analytics/analytics.js';
import type { ApiClient } from '../api/api-client.js';
import type { TokenStore } from '../api/token-store.js';

/** A profile of the product elsewhere. */
export interface SocialLink {
  label: string;
  url: string;
}

/** Who runs the site, and how a person reaches them. */
export interface Operator {
  /** The legal name. */
  name: string | null;
  email: string | null;
  /** The postal address. */
  address: string | null;
  privacyEmail: string | null;
  /** The agent for copyright notices (17 U.S.C. 512(c)). */
  copyrightAgent: string | null;
}

/** What the picture says that other sites show beside a link to a page (Open Graph). */
export interface OgImageText {
  title: string;
  line?: string;
  rating?: { stars: number; reviews: number };
}

/** What pages and features work with. The server makes one per request, the browser one per visit. */
export interface Services {
  api: ApiClient;
  tokens: TokenStore;
  queryClient: QueryClient;
  analytics: Analytics;
  /** Where usage figures go; null where the site has none. */
  usageFigures: AnalyticsTarget | null;
  /** Absolute origin for canonical URLes, without a slash at the end. */
  publicUrl: string;
  social: readonly SocialLink[];
  operator: Operator;
  /** How long a page waits for its search, in milliseconds; 0 in the browser, which shows the page first. */
  searchWithinMs: number;
  /** Tells the server of a source file that the page loads beside its own, so that it is preloaded. */
  preload: (file: string) => void;
  /** URL of the picture of the page; on the server alone, where others read the head of a page. */
  ogImageUrl?: (text: OgImageText) => string;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

export const useApi = (): ApiClient => useServices().api;
