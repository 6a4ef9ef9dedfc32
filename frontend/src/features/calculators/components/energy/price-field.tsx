import { averageText } from '@poolpros/calculators/tariff-age';
import { electricityTariff } from '@poolpros/calculators/tariffs';
import { findState } from '@poolpros/contracts/states';
import { type FormProps, fieldControls } from '../field-controls.js';

/** What a kWh costs: that of the state, until the visitor has a bill at hand. */
export function PriceField({ form }: { form: FormProps<'price' | 'state'> }) {
  const state = findState(form.values.state) ?? null;
  const cents = (electricityTariff(state?.code ?? null)[1] * 100).toFixed(1);
  return fieldControls(form).number('price', 'Electricity', '$ per kWh', {
    hint: `If blank, we use ${cents} cents, plus or minus 15%. ${averageText('electricity', state, new Date())}`,
  });
}
