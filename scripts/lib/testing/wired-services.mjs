import { join } from 'node:path';
import { loadConfig } from '@poolpros/chassis/config';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { root } from '../paths.mjs';
import { environments, wishedPorts } from '../product/environment.mjs';
import { makeSecrets } from '../product/secrets.mjs';
import { folderOf, services } from '../product/services.mjs';

export const variables = environments({
  ports: wishedPorts({ publicPort: 4000, mailboxPort: 4025, firstInternal: 4100 }),
  stores: {
    DATABASE_URL: 'postgres://127.0.0.1/postgres',
    NATS_URL: 'nats://127.0.0.1',
    REDIS_URL: 'redis://127.0.0.1',
    ELASTICSEARCH_URL: 'http://127.0.0.1',
  },
  natsUsers: true,
  secrets: makeSecrets(),
  smtpUrl: 'smtp://127.0.0.1',
  hasMailbox: true,
  filesUrl: 'file:///files',
  settings: {},
});

/** Every service, put together as its process does it: nothing of it is started. */
export const wired = await Promise.all(
  services
    .filter((listed) => folderOf(listed).startsWith('services/'))
    .map(async (listed) => {
      const { [listed.name]: definition } = await import(join(root, folderOf(listed), 'src/service.ts'));
      const context = await definition.context(loadConfig(definition.config, variables[listed.name]), {
        log: createLog({ service: listed.name, level: 'silent' }),
        metrics: createMetrics(listed.name),
      });
      return { name: listed.name, listed, definition, context, assembly: await definition.assemble(context) };
    }),
);
