import { saunaSections } from '../../../../content/care/sauna-sections.js';
import sauna from '../../../shared/assets/illustrations/category-sauna.svg';
import steamRoom from '../../../shared/assets/illustrations/category-steam-room.svg';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { heatRoomCosts, saunaSizes, steamSizes, tariffText } from '../guide-figures.js';
import { FiguresTable } from './figures-table.js';
import { SpaAndSaunaGuide, type SpaAndSaunaGuideProps } from './spa-and-sauna-guide.js';

/** Saunas and steam rooms: kinds, sizes of heaters, cost, and who builds them. */
export const Saunas = ({ onContact }: Pick<SpaAndSaunaGuideProps, 'onContact'>) => (
  <SpaAndSaunaGuide
    page="saunas"
    serviceType="sauna-steam"
    named="saunas or steam rooms"
    onContact={onContact}
    pictures={[
      { src: sauna, alt: 'Sauna with benches and a heater, seen from above' },
      { src: steamRoom, alt: 'Tiled steam room, seen from above' },
    ]}
    figures={contentsOf(saunaSections)}
    related={['energyCalculator', 'spas', 'poolProblems', 'nearMe']}
  >
    <PageSection id="heater-size" section={saunaSections['heater-size']}>
      <FiguresTable
        label="Sauna heaters"
        columns={['Room', 'Volume', 'Heater indoors', 'Heater outdoors']}
        rows={saunaSizes}
      />
    </PageSection>
    <PageSection id="generator-size" section={saunaSections['generator-size']} values={{ largest: steamSizes.largest }}>
      <FiguresTable label="Steam generators" columns={steamSizes.columns} rows={steamSizes.rows} />
    </PageSection>
    <PageSection id="session-cost" section={saunaSections['session-cost']} values={{ tariff: tariffText }}>
      <FiguresTable
        label="Cost of a session"
        columns={['Room', 'Session', 'Energy', 'Cost', 'Per month']}
        rows={heatRoomCosts}
      />
    </PageSection>
  </SpaAndSaunaGuide>
);
