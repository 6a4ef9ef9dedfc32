import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import sauna from '../../../shared/assets/illustrations/category-sauna.svg';
import steamRoom from '../../../shared/assets/illustrations/category-steam-room.svg';
import { heatRoomCosts, saunaSizes, steamSizes, tariffText } from '../trade-figures.js';
import { FiguresTable } from './figures-table.js';
import { TradeGuide, type TradeGuideProps } from './trade-guide.js';

/** Saunas and steam rooms: kinds, sizes of heaters, cost, and who builds them. */
export const Saunas = ({ onContact }: Pick<TradeGuideProps, 'onContact'>) => (
  <TradeGuide
    page="saunas"
    lead="How the two differ, how strong the heater has to be, what safety asks of door and wiring, and what a session costs."
    serviceType="sauna-steam"
    named="saunas or steam rooms"
    onContact={onContact}
    pictures={[
      { src: sauna, alt: 'Sauna with benches and heater, seen from above' },
      { src: steamRoom, alt: 'Tiled steam room, seen from above' },
    ]}
    figures={[
      { id: 'heater-size', title: 'Which sauna heater' },
      { id: 'generator-size', title: 'Which steam generator' },
      { id: 'session-cost', title: 'What a session costs' },
    ]}
    related={['energyCalculator', 'spas', 'poolProblems', 'nearMe']}
  >
    <section aria-labelledby="heater-size">
      <h2 id="heater-size">Which sauna heater</h2>
      <p>
        For insulated rooms with a ceiling of seven feet. Makers count a kilowatt for every 45 to 50 cubic feet, and
        outdoors a tenth to a fifth on top, so two of them may name two sizes.
      </p>
      <FiguresTable
        label="Sauna heaters"
        columns={['Room', 'Volume', 'Heater indoors', 'Heater outdoors']}
        rows={saunaSizes}
      />
    </section>
    <section aria-labelledby="generator-size">
      <h2 id="generator-size">Which steam generator</h2>
      <p>
        By the table of one maker, at 240 volts; others differ, so check against the chart of yours. Rooms that ask for
        more than {steamSizes.largest} kW get several units.
      </p>
      <FiguresTable label="Steam generators" columns={steamSizes.columns} rows={steamSizes.rows} />
    </section>
    <section aria-labelledby="session-cost">
      <h2 id="session-cost">What a session costs</h2>
      <p>
        With the warm-up, three sessions a week, at the mean of US homes of {tariffText} a kWh. The room costs little to
        run; a strong heater costs its circuit. Your own hours go into the{' '}
        <Link to={pagePaths.energyCalculator}>energy calculator</Link>.
      </p>
      <FiguresTable
        label="Cost of a session"
        columns={['Room', 'Session', 'Energy', 'Cost', 'A month']}
        rows={heatRoomCosts}
      />
    </section>
  </TradeGuide>
);
