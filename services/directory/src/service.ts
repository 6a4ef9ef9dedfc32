import { deleteFilesInTime } from '@poolpros/chassis/file-removals';
import { nearestHop } from '@poolpros/chassis/network';
import { erasePersonCommand } from '@poolpros/chassis/personal-data';
import { defineService } from '@poolpros/chassis/service';
import { joinModules } from '@poolpros/chassis/service/module';
import { directoryFactsStream, directoryStream } from '@poolpros/contracts/events/directory';
import { restoreInstallers } from './app/commands/after-restore.js';
import { createContext, type DirectoryContext } from './app/context.js';
import { app } from './app/module.js';
import { personalData } from './app/personal-data.js';
import { subjects } from './app/subjects.js';
import { configSchema } from './config.js';
import { migrations } from './db/migrations.js';

const { entities, routes, subscribes, parts, jobs, commands } = joinModules<DirectoryContext>([...subjects, app]);

export const directory = defineService({
  name: 'directory',
  description: 'Contractors, the regular search, places, contact requests and submissions',
  config: configSchema,
  database: { entities, migrations },
  publishes: [directoryStream, directoryFactsStream],
  subscribes,
  http: () => ({
    trustProxy: nearestHop,
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'A key that an owner creates in the dashboard.' },
    },
  }),
  context: createContext,
  routes,
  parts,
  jobs: [...jobs, deleteFilesInTime],
  personalData,
  afterRestore: restoreInstallers,
  commands: { ...commands, 'erase-person': erasePersonCommand(personalData) },
});
