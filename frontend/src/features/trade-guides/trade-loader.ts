import type { ServiceType } from '@poolpros/contracts/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { prefetchLocal } from '../../entities/local-listings/queries.js';
import type { Services } from '../../shared/lib/services.js';
import { tradeTexts } from './trade-texts.js';

/** The loader of a trade's page; `text` is its file in content/care. */
export function tradeLoader(text: string, serviceType: ServiceType) {
  const textLoader = tradeTexts.loader(() => text);
  return (services: Services): LoaderFunction => {
    const load = textLoader(services);
    return async (args, context) => {
      await prefetchLocal(services.queryClient, serviceType);
      return load(args, context);
    };
  };
}
