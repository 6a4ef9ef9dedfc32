import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from './context.js';
import { noStoreByDefault } from './routes/no-store.js';

/** What all modules use. */
export const base = {
  routes: [noStoreByDefault],
} satisfies Module<Context>;
