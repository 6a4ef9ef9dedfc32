import type { Service } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { findState } from '@poolpros/contracts/states';
import { useNavigate } from 'react-router-dom';
import { type CarriedFigures, carryFigures } from '../../entities/contact/carried-figures.js';
import { nearMeMiles, noFilters, searchParams, withPanelOrder } from '../../entities/search/search-filters.js';
import { useVisitorZip } from '../../entities/search/visitor-zip.js';
import { useToast } from '../../shared/ui/toast.js';

/** Figures of a calculator, and who does the work that they are about. */
export interface SentFigures extends CarriedFigures {
  services: readonly Service[];
  /** Postal code; empty for none. */
  state: string;
}

/** The search for those who do the work: around the ZIP that the visitor named, or else in the state. */
export function contractorSearch(
  { services, state: code }: Pick<SentFigures, 'services' | 'state'>,
  zip: string,
): string {
  const state = findState(code);
  const place = zip
    ? { location: zip, distance: nearMeMiles }
    : state
      ? { location: state.label, state: state.slug }
      : {};
  return `${pagePaths.searchResults}?${searchParams(withPanelOrder({ ...noFilters, ...place, services }))}`;
}

/** Takes the figures along to the results, where the visitor chooses whom to ask; they stand in each form from then on. */
export function useSentFigures() {
  const navigate = useNavigate();
  const toast = useToast();
  const zip = useVisitorZip();
  return ({ title, text, ...asked }: SentFigures) => {
    carryFigures({ title, text });
    toast({
      title: 'Your numbers are included',
      text: 'Choose who to ask. The numbers are in the form, where you can remove them.',
    });
    void navigate(contractorSearch(asked, zip));
  };
}
