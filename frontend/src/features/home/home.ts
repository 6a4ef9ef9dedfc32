import type { ServiceType } from '@poolpros/contracts/catalogue';
import hotTubPicture from '../../shared/assets/illustrations/category-hot-tub.svg';
import poolPicture from '../../shared/assets/illustrations/category-pool.svg';
import saunaPicture from '../../shared/assets/illustrations/category-sauna.svg';
import steamRoomPicture from '../../shared/assets/illustrations/category-steam-room.svg';

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
