import hotTubPicture from '../../shared/assets/illustrations/category-hot-tub.svg';
import saunaPicture from '../../shared/assets/illustrations/category-sauna.svg';
import duskPicture from '../../shared/assets/illustrations/fallback-dusk.svg';
import infinityPicture from '../../shared/assets/illustrations/fallback-infinity.svg';
import lagoonPicture from '../../shared/assets/illustrations/fallback-lagoon.svg';
import lapPicture from '../../shared/assets/illustrations/fallback-lap.svg';

/** Countries that are shown and not yet open (docs/rules.md#countries). */
export const closedCountries = [
  { code: 'ES', name: 'Spain', text: 'Instaladores de piscinas', language: 'es', picture: lagoonPicture },
  { code: 'FR', name: 'France', text: 'Constructeurs de piscines', language: 'fr', picture: lapPicture },
  { code: 'IT', name: 'Italy', text: 'Costruttori di piscine', language: 'it', picture: infinityPicture },
  { code: 'DE', name: 'Germany', text: 'Poolbauer', language: 'de', picture: saunaPicture },
  { code: 'GB', name: 'United Kingdom', text: 'Pool and hot tub installers', language: 'en', picture: hotTubPicture },
  { code: 'AU', name: 'Australia', text: 'Pool builders', language: 'en', picture: duskPicture },
] as const;

/** Figures of the one open country. */
export const unitedStates = [
  { label: 'Average pool cost', value: '$35,000–$100,000' },
  { label: 'Peak season', value: 'May–September' },
  { label: 'Currency', value: 'US dollar' },
] as const;
