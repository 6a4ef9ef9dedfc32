import type { Service } from '@poolpros/contracts/catalogue';
import { noFilters, searchResultsPath } from '../../entities/search/search-filters.js';

/** A search for those who offer a service; the visitor says where. */
export const searchFor = (service: Service): string => searchResultsPath({ ...noFilters, services: [service] });
