import type { ListingFacts } from './events/directory.js';
import type { Installer } from './http/installers.js';

/** The public fields of a listing: the only place where a fact becomes public. */
export const publicInstaller = (listing: ListingFacts): Installer => ({
  id: listing.id,
  name: listing.name,
  slug: listing.slug,
  city: listing.city,
  citySlug: listing.citySlug,
  state: listing.state,
  stateSlug: listing.stateSlug,
  stateCode: listing.stateCode,
  neighborhood: listing.neighborhood,
  location: listing.location,
  description: listing.description,
  imageUrl: listing.imageUrl,
  profileImage: listing.profileImage,
  rating: listing.rating,
  reviewCount: listing.reviewCount,
  verified: listing.verified,
  services: listing.services,
  poolTypes: listing.poolTypes,
  specializations: listing.specializations,
  phone: listing.phone,
  email: listing.email,
  zipCode: listing.zipCode,
  latitude: listing.latitude,
  longitude: listing.longitude,
  serviceRadius: listing.serviceRadius,
  priceRange: listing.priceRange,
  sample: listing.sample,
  ...(listing.availability && { availability: listing.availability }),
});
