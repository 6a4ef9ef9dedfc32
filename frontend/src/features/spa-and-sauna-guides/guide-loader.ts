import type { ServiceType } from '@poolpros/contracts/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { prefetchLocal } from '../../entities/local-listings/queries.js';
import type { Services } from '../../shared/lib/services.js';
import { spaAndSaunaTexts } from './guide-texts.js';

/** The loader of a guide and of contractors nearby; `text` is its file in content/care. */
export function spaAndSaunaLoader(text: string, serviceType: ServiceType) {
  const textLoader = spaAndSaunaTexts.loader(() => text);
  return (services: Services): LoaderFunction => {
    const load = textLoader(services);
    return async (args, context) => {
      await prefetchLocal(services.queryClient, serviceType);
      return load(args, context);
    };
  };
}
