import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, useContext } from 'react';
import type { Analytics, AnalyticsTarget } from '../analytics/analytics.js';
import type { VisitCounter } from '../analytics/visit-counter.js';
import type { ApiClient } from '../api/api-client.js';
import type { TokenStore } from '../api/token-store.js';

/** A profile of the product on another site. */
export interface SocialLink {
  label: string;
  url: string;
}

/** The operator of the site, and how to reach them. */
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

/** The text of the picture that other sites show with a link to a page (Open Graph). */
export interface OgImageText {
  title: string;
  line?: string;
  rating?: { stars: number; reviews: number };
}

/** The days of an article, as 2026-11-22. */
export interface PageDates {
  /** Of its first publication. */
  published: string;
  /** Of the last change. */
  updated: string;
}

/** What other sites show with a link to a page. */
export interface OpenGraphProps {
  title: string;
  description?: string | undefined;
  /** A page without a canonical URL has no picture. */
  url?: string | undefined;
  image: OgImageText;
  dates?: PageDates | undefined;
}

/** The services of pages and features. The server creates one set per request, the browser one per visit. */
export interface Services {
  api: ApiClient;
  tokens: TokenStore;
  queryClient: QueryClient;
  analytics: Analytics;
  visits: VisitCounter;
  /** Where usage data is sent; null if the site collects none. */
  usageFigures: AnalyticsTarget | null;
  /** Whether the operator has added tags of advertising networks. */
  hasTags: boolean;
  /** Absolute origin for canonical URLs, without a trailing slash. */
  publicUrl: string;
  social: readonly SocialLink[];
  operator: Operator;
  /** How long a page waits for its search, in milliseconds; 0 in the browser, which shows the page first. */
  searchWithinMs: number;
  /** Tells the server about a source file that the page loads in addition to its own, so that it is preloaded. */
  preload: (file: string) => void;
  /** URL of the picture of the page; only on the server, where other sites read the head of a page. */
  ogImageUrl?: (text: OgImageText) => string;
  /** What other sites read; only on the server too. */
  OpenGraph?: ComponentType<OpenGraphProps>;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

export const useApi = (): ApiClient => useServices().api;
