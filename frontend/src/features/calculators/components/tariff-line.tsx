import { averageText, type Tariff } from '@poolpros/calculators/tariff-age';
import { findState } from '@poolpros/contracts/states';

export interface TariffLineProps {
  tariff: Tariff;
  /** The state as the form has it; empty for none. */
  state: string;
  /** The price as the form has it: nothing is said of the visitor's own. */
  typed: string;
}

/** Where the price of a result is from and how old it is, while it is not the visitor's own. */
export const TariffLine = ({ tariff, state, typed }: TariffLineProps) =>
  typed.trim() === '' && (
    <p className="type-small text-soft">{averageText(tariff, findState(state) ?? null, new Date())}</p>
  );
