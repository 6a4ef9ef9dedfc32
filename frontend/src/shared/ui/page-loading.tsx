import { useContext } from 'react';
import { PageTitle } from '../lib/page-title.js';
import { LoadingIndicator } from './loading-indicator.js';

/** In place of a page whose content is loading: its title for screen readers and crawlers, and an indicator. */
export const PageLoading = ({ text }: { text: string }) => (
  <div className="grid min-h-[40vh] place-items-center">
    <h1 className="sr-only">{useContext(PageTitle)}</h1>
    <LoadingIndicator text={text} late />
  </div>
);
