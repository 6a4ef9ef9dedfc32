import { base } from '../base/module.js';
import { catalog } from '../catalog/module.js';
import { claims } from '../claims/module.js';
import { connections } from '../connections/module.js';
import { editing } from '../editing/module.js';
import { figures } from '../figures/module.js';
import { importing } from '../import/module.js';
import { intake } from '../intake/module.js';
import { listings } from '../listings/module.js';
import { members } from '../members/module.js';
import { photos } from '../photos/module.js';
import { projects } from '../projects/module.js';
import { requests } from '../requests/module.js';
import { search } from '../search/module.js';
import { team } from '../team/module.js';

/** The modules of directory; each may import those before it. */
export const subjects = [
  base,
  members,
  listings,
  connections,
  photos,
  projects,
  search,
  editing,
  team,
  claims,
  intake,
  requests,
  figures,
  catalog,
  importing,
] as const;
