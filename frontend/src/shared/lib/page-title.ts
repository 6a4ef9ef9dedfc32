import { createContext } from 'react';

/** The title of the page in its row of the page table; empty where the page makes its own. */
export const PageTitle = createContext('');
