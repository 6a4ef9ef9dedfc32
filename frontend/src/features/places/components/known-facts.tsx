import type { PlaceFacts } from '@poolpros/contracts/http/place-facts';
import { CircleDollarSign, Clock, Info } from 'lucide-react';
import { dateText, licenseText, seasonText } from '../facts-text.js';
import { ingroundBand } from '../service-texts/directory.js';
import type { PlaceFact } from './place-facts.js';

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
