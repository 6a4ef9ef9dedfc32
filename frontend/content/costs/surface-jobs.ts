import { figures } from '../figures.js';
import { findContractors, type Job } from './job.js';

export const replaster: Job = {
  slug: 'replaster',
  title: 'What replastering a pool costs',
  description:
    'A price range for new plaster, what the finish and tile add, why the interior area counts, and what to check in a quote.',
  lead: 'New plaster is priced by the square foot of interior surface, not by the area of the water. The finish and any surprises under the old plaster decide the rest.',
  price: figures.surfaces.replaster.price,
  per: 'for a mid-sized pool with plain plaster',
  source: {
    name: 'Elite Backyard Builders, replastering',
    url: 'https://elitebackyardbuilders.com',
    read: '2026-11-21',
  },
  drivers: [
    'The finish: plain plaster, quartz or pebble, each a step up.',
    'Floor and wall area, and a spa or tanning ledge with many corners.',
    'Tile, coping, lights and drain covers that are easy to replace while the pool is empty.',
    'Hollow spots, cracks and rust stains found once the old plaster is off.',
  ],
  compare: [
    'How many square feet did you measure?',
    'Do you chip out the old plaster or bond over it?',
    'Are drain covers, startup chemicals and the first fill included?',
    'Who takes care of the water in the first month? The warranty depends on it.',
  ],
  next: {
    title: 'Is it time?',
    text: 'Compare renovation companies and ask each to put the square footage and finish in writing.',
    ...findContractors('Pool Renovation'),
  },
};

export const linerReplacement: Job = {
  slug: 'liner-replacement',
  title: 'What a new vinyl liner costs',
  description:
    'A price range for replacing an inground vinyl liner, how thickness and steps change it, and what a quote should say about the water.',
  lead: 'The liner is custom-made, cut for your pool after someone has taken fifty or more measurements. Ask who is responsible for them.',
  price: figures.surfaces.liner.price,
  per: 'for an inground pool, installed',
  source: {
    name: 'Thursday Pools, liners',
    url: 'https://www.thursdaypools.com/inground-pool-cost/',
    read: '2026-11-21',
  },
  drivers: [
    'Size, depth and shape. Free-form shapes need more seams.',
    'Thickness of the vinyl, and steps or benches covered in it.',
    'Repairs to the floor and the wall behind the liner.',
    'The water: who pumps it out, and who pays for the new fill.',
  ],
  compare: [
    'How thick is the vinyl on the walls and on the floor?',
    'What happens if the measurements are wrong?',
    'Is floor repair included in the price, and up to how much?',
    'Does the price include new gaskets and faceplates?',
    'Who pays for the water?',
  ],
  next: {
    title: 'Get it measured',
    text: 'See who replaces liners near you and ask for a date in spring or fall, when prices tend to be lower.',
    ...findContractors('Pool Renovation'),
  },
};
