import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { LicenseRule, PlaceFacts } from '@poolpros/contracts/http/place-facts';
import { Building2, CircleDollarSign, Clock, Info, MapPinHouse, Star, Truck } from 'lucide-react';
import { licenseText } from '../../../entities/places/license-text.js';
import type { CountryFacts } from '../country-facts.js';
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

/** Who may come to a place: some only are near it, and have not said that they do (docs/rules.md#service-radius). */
export const rangeFact = (place: string, businesses: number): PlaceFact => ({
  icon: Truck,
  label: `Businesses in range of ${place}`,
  value: String(businesses),
  text: `Within the area they state, or ${serviceRadiusMiles.default} miles`,
});

/** Who is listed in a place that is made of cities. */
export const listedFacts = (
  place: string,
  o: { installers: number; cityCount: number; averageRating: number | null },
): PlaceFact[] => [
  {
    icon: MapPinHouse,
    label: 'Listed businesses',
    value: String(o.installers),
    text: `With an address in ${place}`,
  },
  { icon: Building2, label: 'Cities', value: String(o.cityCount), text: 'With at least one business' },
  ratingFact('Average rating', o.averageRating, 'Only reviews of finished jobs count'),
];

/** What is known of every place, whoever is listed there. */
export const knownFacts = ({ facts }: { facts: PlaceFacts }): PlaceFact[] => [
  {
    icon: CircleDollarSign,
    label: 'Inground pool',
    value: ingroundBand({ facts }),
    text: `For planning, as of ${dateText(facts.prices.asOf)}`,
  },
  { icon: Clock, label: 'Season', value: seasonText(facts.season), text: `Climate: ${facts.season.climate}` },
  {
    icon: Info,
    label: 'State license to build',
    value: licenseText(facts.license),
    text: licenseSource(facts.license),
  },
];

const licenseSource = ({ kind, source, board }: LicenseRule): string =>
  source && kind !== 'unknown' ? `Source read ${dateText(source.read)}; not confirmed with the board` : `Ask: ${board}`;

/** The same of the country, where no place is named yet. */
export const factsOfCountry = ({ inground, pricesAsOf, climates, openAllYear, states }: CountryFacts): PlaceFact[] => [
  {
    icon: CircleDollarSign,
    label: 'Inground pool',
    value: inground,
    text: `For planning, at national prices, as of ${dateText(pricesAsOf)}`,
  },
  {
    icon: Clock,
    label: 'Season',
    value: `All year in ${openAllYear} of ${climates} climates`,
    text: 'With freeze protection where it sometimes freezes. In the other climates, pools open in spring and close in fall',
  },
  {
    icon: Info,
    label: 'State license to build',
    value: `Needed in ${states.license} states`,
    text: `${states.registration} require registration and ${states.none} leave it to cities; we have not confirmed the other ${states.unknown}`,
  },
];
