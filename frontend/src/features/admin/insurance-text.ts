import { longDate } from '@poolpros/contracts/long-date';

interface Insurance {
  insuranceCarrier: string | null;
  insuranceEndsOn: string | null;
}

/** The insurance that a business states; null where it states none. */
export const insuranceText = ({ insuranceCarrier, insuranceEndsOn }: Insurance): string | null =>
  [insuranceCarrier, insuranceEndsOn && `until ${longDate(insuranceEndsOn)}`].filter(Boolean).join(', ') || null;
