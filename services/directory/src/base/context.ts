import type { FileStore } from '@poolpros/chassis/file-store';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import type { Places } from '@poolpros/places/places';
import type { Config } from '../config.js';

/** What every module may use. */
export interface Context extends Base<Config> {
  accounts: InternalClient;
  files: FileStore;
  places: Places;
}
