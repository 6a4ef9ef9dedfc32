import type { LicenseRule } from '@poolpros/contracts/http/place-facts';

/** What a state requires of pool builders, in a few words. */
export const licenseText = ({ kind }: LicenseRule): string =>
  ({
    license: 'License needed',
    registration: 'Registration needed',
    none: 'No state license',
    unknown: 'Not confirmed',
  })[kind];
