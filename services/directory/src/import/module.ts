import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { apply } from './commands/apply.js';
import { exportCommand } from './commands/export.js';
import { importCommand } from './commands/import.js';
import { load } from './commands/load.js';
import { seed } from './commands/seed.js';

/** Files and seed data that become listings. */
export const importing = {
  commands: { import: importCommand, load, apply, export: exportCommand, seed },
} satisfies Module<Context>;
