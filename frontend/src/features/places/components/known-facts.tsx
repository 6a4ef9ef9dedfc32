import type { PlaceFacts } from '@poolpros/contracts/http/place-facts';
import { Building2, CircleDollarSign, Clock, Info, MapPinHouse, Star } from 'lucide-react';
import { licenseText } from '../../../shared/lib/license-text.js';
import { dateText, seasonText } from '../facts-text.js';
import { ingroundBand } from '../service-texts/directory.js';
import type { PlaceFact } from './place-facts.js';

/** A mean or median of stars. */
export const ratingFact = (label: string, rating: number | null, text: string): PlaceFact => ({
  icon: Star,
  label,
  value: rating === null ? 'No reviews yet' : rating.toFixed(1),
  text,
});

/** Who is listed in a place that is made of cities. */
export const listedFacts = (
  place: string,
  o: { installers: number; cities: readonly unknown[]; averageRating: number | null },
): PlaceFact[] => [
  {
    icon: MapPinHouse,
    label: 'Listed businesses',
    value: String(o.installers),
    text: `With an address in ${place}`,
  },
  { icon: Building2, label: 'Cities', value: String(o.cities.length), text: 'With at least one business' },
  ratingFact('Average rating', o.averageRating, 'From reviews of finished jobs'),
];

/** What is known of every place, whoever is listed there. */
export const knownFacts = ({ facts }: { facts: PlaceFacts }): PlaceFact[] => [
  {
    icon: CircleDollarSign,
    label: 'Inground pool',
    value: ingroundBand({ facts }),
    text: `To plan with, factors of ${dateText(facts.prices.asOf)}`,
  },
  { icon: Clock, label: 'Season', value: seasonText(facts.season), text: `Climate: ${facts.season.climate}` },
  {
    icon: Info,
    label: 'State license to build',
    value: licenseText(facts.license),
    text: `Read ${dateText(facts.license.read)}, not checked by us`,
  },
];
