import type { LicenseRule } from '@poolpros/contracts/http/place-facts';

/** What a state asks of who builds pools, in a few words. */
export const licenseText = ({ kind }: LicenseRule): string =>
  ({
    license: 'License needed',
    registration: 'Registration needed',
    none: 'None by the state',
    unknown: 'Not known yet',
  })[kind];
