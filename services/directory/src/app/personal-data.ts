import { idempotencyKeyRows } from '@poolpros/chassis/idempotency';
import { erasedPeopleRows } from '@poolpros/chassis/personal-data';
import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import type { Module } from '@poolpros/chassis/service/module';
import type { DirectoryContext } from './context.js';
import { subjects } from './subjects.js';

/**
 * What is personal in directory, and what becomes of it (docs/rules.md#erase-people). Listings come first, because
 * everything else is locked after them. What an account owns is erased with the account.
 */
export const personalData: readonly PersonalRows[] = [
  ...subjects.flatMap(({ personalData = [] }: Module<DirectoryContext>) => personalData),
  idempotencyKeyRows,
  erasedPeopleRows,
];
