import { usualTub } from '@poolpros/calculators/hot-tub';
import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import hotTub from '../../../shared/assets/illustrations/category-hot-tub.svg';
import { tariffText, tubByZone } from '../trade-figures.js';
import { FiguresTable } from './figures-table.js';
import { TradeGuide, type TradeGuideProps } from './trade-guide.js';

/** Spas and hot tubs: kinds, power, cost, and who installs them. */
export const Spas = ({ onContact }: Pick<TradeGuideProps, 'onContact'>) => (
  <TradeGuide
    page="spas"
    lead="Which kind fits, what it stands on, what feeds it, and what it costs to keep warm where you live."
    serviceType="spa-hot-tub"
    named="spas and hot tubs"
    onContact={onContact}
    pictures={[{ src: hotTub, alt: 'Hot tub beside a wooden deck, seen from above' }]}
    figures={[{ id: 'running-cost', title: 'What it costs to keep warm' }]}
    related={['energyCalculator', 'maintenanceTips', 'poolProblems', 'saunas']}
  >
    <section aria-labelledby="running-cost">
      <h2 id="running-cost">What it costs to keep warm</h2>
      <p>
        A tub of {usualTub.gallons} gallons at {usualTub.temperature} °F all year, used {usualTub.usesPerWeek} times a
        week, at the mean of US homes of {tariffText} a kWh. The cover matters more than the pump: a wet one costs the
        difference between the last two columns, each month.
      </p>
      <FiguresTable
        label="Running cost by climate zone"
        columns={['Climate', 'New tub, a year', 'New tub, a month', 'Worn cover, a month']}
        rows={tubByZone}
      />
      <p>
        Computed from the standby power that California and Washington allow for portable tubs, in proportion to how
        much warmer than the air the water is. An estimate for planning: the{' '}
        <Link to={pagePaths.energyCalculator}>energy calculator</Link> takes your own tub and price.
      </p>
    </section>
  </TradeGuide>
);
