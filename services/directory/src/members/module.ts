import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { ListingMemberEntity } from './db/entities.js';

/** Who has to do with a listing, and what they may do. */
export const members = {
  entities: [ListingMemberEntity],
} satisfies Module<Context>;
