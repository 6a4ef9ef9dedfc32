import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { PageDates, Services } from '../shared/lib/services.js';

/** What a page file exports: the page and, where it reads data, what makes the loader that fetches it first. */
export interface PageModule {
  Component: ComponentType;
  /** What search engines show below the title; a page whose title comes from its data says both itself. */
  description?: string;
  /** The days of an article. */
  dates?: PageDates;
  loader?: (services: Services) => LoaderFunction | undefined;
}
