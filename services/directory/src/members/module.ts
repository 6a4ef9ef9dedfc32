import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { ListingMemberEntity } from './db/entities.js';

/** The members of a listing, and their permissions. */
export const members = {
  entities: [ListingMemberEntity],
} satisfies Module<Context>;
