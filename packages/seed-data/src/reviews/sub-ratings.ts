import { type SubRating, type SubRatings, subRatingKeys } from '@poolpros/contracts/sub-ratings';
import type { Random } from '../random.js';

/** How firms usually do in each aspect, beside the stars of the whole job. */
const habits: Record<SubRating, number> = {
  quality: 0.2,
  communication: -0.1,
  value: -0.25,
  schedule: -0.3,
  tidiness: 0.1,
};
const spread = 0.45;

/** Rates the aspects of jobs of one firm, which has its strong and its weak sides. About half of the reviewers do. */
export function subRaterOf(random: Random): (rating: number) => SubRatings {
  const sides = subRatingKeys.map((aspect) => ({ aspect, side: habits[aspect] + spread * random.normal() }));
  return (rating) => {
    const takesPart = random.chance(0.55);
    const given = sides.map(({ aspect, side }) => {
      const stars = Math.round(rating + side + spread * random.normal());
      return { aspect, stars: Math.min(5, Math.max(1, stars)), isGiven: takesPart && random.chance(0.9) };
    });
    return Object.fromEntries(given.flatMap(({ aspect, stars, isGiven }) => (isGiven ? [[aspect, stars]] : [])));
  };
}
