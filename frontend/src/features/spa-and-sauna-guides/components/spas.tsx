import { usualTub } from '@poolpros/calculators/hot-tub';
import { spaSections } from '../../../../content/care/spa-sections.js';
import hotTub from '../../../shared/assets/illustrations/category-hot-tub.svg';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { tariffText, tubByZone } from '../guide-figures.js';
import { FiguresTable } from './figures-table.js';
import { SpaAndSaunaGuide, type SpaAndSaunaGuideProps } from './spa-and-sauna-guide.js';

/** Spas and hot tubs: kinds, power, cost, and who installs them. */
export const Spas = ({ onContact }: Pick<SpaAndSaunaGuideProps, 'onContact'>) => (
  <SpaAndSaunaGuide
    page="spas"
    serviceType="spa-hot-tub"
    named="spas and hot tubs"
    onContact={onContact}
    pictures={[{ src: hotTub, alt: 'Hot tub next to a wooden deck, seen from above' }]}
    figures={contentsOf(spaSections)}
    related={['energyCalculator', 'maintenanceTips', 'poolProblems', 'saunas']}
  >
    <PageSection
      id="running-cost"
      section={spaSections['running-cost']}
      values={{
        gallons: usualTub.gallons,
        temperature: usualTub.temperature,
        uses: usualTub.usesPerWeek,
        tariff: tariffText,
      }}
    >
      <FiguresTable
        label="Operating cost by climate zone"
        columns={['Climate', 'New tub, per year', 'New tub, per month', 'Worn cover, per month']}
        rows={tubByZone}
      />
    </PageSection>
  </SpaAndSaunaGuide>
);
