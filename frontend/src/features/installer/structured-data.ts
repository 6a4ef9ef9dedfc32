import { isRadiusStated, labelOf } from '@poolpros/contracts/catalogue';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { RatingSummary } from '@poolpros/contracts/http/reviews';
import { profilePath } from '@poolpros/contracts/slug';
import type { HomeAndConstructionBusiness } from 'schema-dts';
import { phoneLink } from '../../shared/lib/phone.js';
import { hoursData } from './hours-data.js';

const metersPerMile = 1609.344;

/** The business for machines (schema.org). A rating is there only when reviews stand behind it. */
export function businessData(
  installer: InstallerDetail,
  figures: RatingSummary | undefined,
  origin: string,
): Exclude<HomeAndConstructionBusiness, string> {
  const pageUrl = `${origin}${profilePath(installer)}`;
  const { rating, reviewCount } = figures ?? installer;
  const { photos, imageUrl, profileImage } = installer;
  const pictures = photos.length > 0 ? photos.map(({ url }) => url) : [imageUrl ?? profileImage];
  const images = pictures.flatMap((url) => (url ? (url.startsWith('/') ? `${origin}${url}` : url) : []));
  const openingHours = hoursData(installer, new Date().toISOString().slice(0, 10));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': pageUrl,
    url: pageUrl,
    name: installer.name,
    ...(installer.legalName && { legalName: installer.legalName }),
    description: installer.description,
    ...(images.length > 0 && { image: images }),
    ...(installer.phone && { telephone: phoneLink(installer.phone, installer).replace('tel:', '') }),
    ...(installer.priceRange && { priceRange: installer.priceRange }),
    ...(installer.website && { sameAs: installer.website }),
    ...(installer.foundedYear && { foundingDate: String(installer.foundedYear) }),
    address: {
      '@type': 'PostalAddress',
      ...(installer.street && { streetAddress: installer.street }),
      addressLocality: installer.city,
      addressRegion: installer.stateCode,
      ...(installer.zipCode && { postalCode: installer.zipCode }),
      addressCountry: 'US',
    },
    ...(installer.exactPoint && {
      geo: { '@type': 'GeoCoordinates', latitude: installer.latitude, longitude: installer.longitude },
    }),
    ...(isRadiusStated(installer.serviceRadius) && {
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: installer.latitude, longitude: installer.longitude },
        geoRadius: Math.round(installer.serviceRadius * metersPerMile),
      },
    }),
    ...(installer.languages.length > 0 && { knowsLanguage: installer.languages }),
    ...(installer.paymentMethods.length > 0 && { paymentAccepted: installer.paymentMethods.join(', ') }),
    knowsAbout: [...installer.services, ...installer.poolTypes].map(labelOf),
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours }),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
