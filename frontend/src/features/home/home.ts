import type { ServiceType } from '@poolpros/contracts/catalogue';
import hotTubPicture from '../../shared/assets/illustrations/category-hot-tub.svg';
import poolPicture from '../../shared/assets/illustrations/category-pool.svg';
import saunaPicture from '../../shared/assets/illustrations/category-sauna.svg';
import steamRoomPicture from '../../shared/assets/illustrations/category-steam-room.svg';
import ecoPicture from '../../shared/assets/illustrations/special-eco.svg';
import familyPicture from '../../shared/assets/illustrations/special-family.svg';
import luxuryPicture from '../../shared/assets/illustrations/special-luxury.svg';
import smallSpacePicture from '../../shared/assets/illustrations/special-small-space.svg';
import smartPicture from '../../shared/assets/illustrations/special-smart.svg';
import therapeuticPicture from '../../shared/assets/illustrations/special-therapeutic.svg';

interface PictureLink {
  title: string;
  text: string;
  picture: string;
  serviceType: ServiceType;
}

export const categories: readonly PictureLink[] = [
  { title: 'Pools', text: 'Build, renovate, repair, clean', picture: poolPicture, serviceType: 'all' },
  { title: 'Hot tubs & spas', text: 'Install, service, repair', picture: hotTubPicture, serviceType: 'spa-hot-tub' },
  { title: 'Saunas', text: 'Indoor, outdoor, barrel', picture: saunaPicture, serviceType: 'sauna-steam' },
  {
    title: 'Steam rooms',
    text: 'New rooms, generators, tile',
    picture: steamRoomPicture,
    serviceType: 'sauna-steam',
  },
];

export const specializations: readonly (PictureLink & { priceRange: string })[] = [
  {
    title: 'Luxury pools',
    priceRange: '$100,000–$500,000+',
    text: 'Raised spas, stone coping, fire and water features.',
    picture: luxuryPicture,
    serviceType: 'luxury',
  },
  {
    title: 'Eco-friendly pools',
    priceRange: '$40,000–$120,000',
    text: 'Planted filtration, solar heat, low-water design.',
    picture: ecoPicture,
    serviceType: 'eco-friendly',
  },
  {
    title: 'Small-space pools',
    priceRange: '$25,000–$80,000',
    text: 'Plunge and courtyard pools that fit a side yard.',
    picture: smallSpacePicture,
    serviceType: 'small-space',
  },
  {
    title: 'Smart automated pools',
    priceRange: '$60,000–$200,000',
    text: 'Robots, app control, variable-speed pumps.',
    picture: smartPicture,
    serviceType: 'smart-automated',
  },
  {
    title: 'Therapeutic pools',
    priceRange: '$45,000–$150,000',
    text: 'Jets, warm water, ramps and rails.',
    picture: therapeuticPicture,
    serviceType: 'therapeutic',
  },
  {
    title: 'Family fun pools',
    priceRange: '$50,000–$180,000',
    text: 'Shallow shelves, slides and safe edges.',
    picture: familyPicture,
    serviceType: 'family-fun',
  },
];
