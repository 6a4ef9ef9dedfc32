import type { PersonalRows } from '@poolpros/chassis/personal-data';
import { joinModules } from '@poolpros/chassis/service/module';
import type { DirectoryContext } from './context.js';
import { subjects } from './subjects.js';

/**
 * Where directory holds the email of a person, and what an erasure makes of it (docs/rules.md#erase-people). Listings come
 * first, because everything else is locked after them. What an account owns is erased with the account.
 */
export const personalData: readonly PersonalRows[] = joinModules<DirectoryContext>(subjects).personalData;
