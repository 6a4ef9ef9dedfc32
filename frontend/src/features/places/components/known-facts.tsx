import type { CityPage, StatePage } from '@poolpros/contracts/http/places';
import { BookOpenCheck, CalendarDays, CircleDollarSign } from 'lucide-react';
import { dateText, licenseText, seasonText } from '../facts-text.js';
import { ingroundBand } from '../service-texts/directory.js';
import type { PlaceFact } from './place-facts.js';

/** What is known of every place, whoever is listed there. */
export const knownFacts = ({ facts }: CityPage | StatePage): PlaceFact[] => [
  {
    icon: CircleDollarSign,
    label: 'Inground pool',
    value: ingroundBand({ facts }),
    text: `To plan with, factors of ${dateText(facts.prices.asOf)}`,
  },
  { icon: CalendarDays, label: 'Season', value: seasonText(facts.season), text: `Climate: ${facts.season.climate}` },
  {
    icon: BookOpenCheck,
    label: 'State license to build',
    value: licenseText(facts.license),
    text: `Read ${dateText(facts.license.read)}, not checked by us`,
  },
];
