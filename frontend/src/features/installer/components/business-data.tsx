import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { RatingSummary } from '@poolpros/contracts/http/reviews';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { businessData } from '../structured-data.js';

export interface BusinessDataProps {
  installer: InstallerDetail;
  figures: RatingSummary | undefined;
  origin: string;
}

/** The business for machines. */
export const BusinessData = ({ installer, figures, origin }: BusinessDataProps) => (
  <JsonLd data={businessData(installer, figures, origin)} />
);
