import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { problem, renderPage as renderInBrowser } from '../../../test/render.js';
import { serverHtml } from '../../../test/render-on-server.js';
import { heatDefaults } from '../../features/calculators/energy-values.js';
import { heatResult } from '../../features/calculators/heat-result.js';
import { contractorSearch } from '../../features/calculators/use-sent-figures.js';
import { savingOf } from '../../features/guides/eco-savings.js';

const energy = '/energy-efficiency-calculator';
const water = '/water-cost-calculator';
const scottsdale = {
  zip: '85254',
  city: 'Scottsdale',
  state: 'arizona',
  latitude: 33.62,
  longitude: -111.95,
  zone: 'PHX',
};
const zipOf85254 = { 'GET /api/places/zip?zip=85254': scottsdale };

beforeEach(() => sessionStorage.clear());

async function htmlOf(path: string): Promise<string> {
  return serverHtml(path, {});
}

// The worked examples, as their links show them.
it.each([
  [`${energy}?kw=2&fullHours=1&state=CA&zone=LAX&price=0.3375`, ['$1,971', '$844']],
  [`${energy}?tab=heater&zone=MIA&shape=free&area=400&heater=heat-pump&price=0.1577`, ['$1,381', '$115 a month']],
  [`${energy}?tab=heater&zone=NYC&shape=free&area=512&cover=bubble&gas=1.60`, ['$530', 'With the cover']],
  [`${energy}?tab=hot-tub&zone=CHI&price=0.1882`, ['$569', '$47 a month', '3,024 kWh']],
  [`${energy}?tab=sauna&price=0.1882`, ['$197', '6.72 kWh', '1,048 kWh', 'Infrared sauna, 1.75 kW']],
  [`${energy}?tab=sizing&length=6&width=7&height=7`, ['6 kW or 8 kW', '294 cu ft']],
  [`${energy}?tab=sizing&room=steam&length=8&width=4&height=4`, ['7.5 kW', '128 cu ft']],
  [`${water}?zone=PHX&shape=free&area=450&water=6&sewer=0`, ['30,331 gal', '$182 a year', '16,831 gal']],
])('shows the figures of %s without a script', async (path, texts) => {
  const html = (await htmlOf(path)).replaceAll('<!-- -->', '');
  for (const text of texts) expect(html).toContain(text);
});

it('has the parts of the energy calculator as links, and takes the place along', async () => {
  const { user } = renderInBrowser(`${energy}?state=AZ&zone=PHX`);
  const parts = within(await screen.findByRole('navigation', { name: 'What to calculate' }));
  expect(parts.getByRole('link', { name: 'Pump' })).toHaveAttribute('aria-current', 'page');
  await user.click(parts.getByRole('link', { name: 'Hot tub' }));
  expect(await screen.findByRole('heading', { name: 'Hot tub at 102 °F' })).toBeVisible();
  expect(screen.getByLabelText('State')).toHaveValue('AZ');
  expect(screen.getByLabelText('Climate')).toHaveValue('PHX');
});

it('is filled in by a ZIP, which says what it filled in', async () => {
  const { user } = renderInBrowser(energy, zipOf85254);
  await user.type(await screen.findByLabelText('ZIP'), '85254');
  expect(await screen.findByText('Scottsdale, AZ: filled in the climate and the electricity price.')).toBeVisible();
  expect(screen.getByLabelText('State')).toHaveValue('AZ');
  expect(screen.getByLabelText('Climate')).toHaveValue('PHX');
  expect(screen.getByLabelText('Electricity ($ per kWh)')).toHaveAccessibleDescription(
    /15.6 cents, .* Average Arizona price, April 2026\./,
  );
});

it('knows the climate and the electricity price of the District of Columbia, and searches in it', async () => {
  const washington = {
    zip: '20001',
    city: 'Washington',
    state: 'district-of-columbia',
    latitude: 38.91,
    longitude: -77.02,
    zone: 'NYC',
  };
  const { user } = renderInBrowser(energy, { 'GET /api/places/zip?zip=20001': washington });
  await user.type(await screen.findByLabelText('ZIP'), '20001');
  expect(await screen.findByText('Washington, DC: filled in the climate and the electricity price.')).toBeVisible();
  expect(screen.getByLabelText('State')).toHaveDisplayValue('District of Columbia');
  expect(screen.getByLabelText('Climate')).toHaveValue('NYC');
  expect(screen.getByLabelText('Electricity ($ per kWh)')).toHaveAccessibleDescription(/^If blank, we use 24.0 cents/);
  const search = new URL(contractorSearch({ services: ['Pool Repair'], state: 'DC' }, ''), 'http://localhost');
  expect(search.searchParams.get('state')).toBe('district-of-columbia');
});

it('says how old its price is, until the visitor has a bill', async () => {
  const { user } = renderInBrowser(`${energy}?state=TX&zone=HOU`);
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText(/^Average Texas price, April 2026\./)).toBeVisible();
  await user.type(screen.getByLabelText('Electricity ($ per kWh)'), '0.2');
  expect(result.queryByText(/^Average Texas price/)).not.toBeInTheDocument();
});

it('takes the climate of a ZIP from the answer, whatever most of its state is', async () => {
  const truckee = {
    zip: '96161',
    city: 'Truckee',
    state: 'california',
    latitude: 39.34,
    longitude: -120.18,
    zone: 'TRK',
  };
  const { user } = renderInBrowser(energy, { 'GET /api/places/zip?zip=96161': truckee });
  await user.type(await screen.findByLabelText('ZIP'), '96161');
  expect(await screen.findByText('Truckee, CA: filled in the climate and the electricity price.')).toBeVisible();
  expect(screen.getByLabelText('Climate')).toHaveDisplayValue('Sierra and high mountain towns');
});

it('takes a ZIP+4 for its ZIP', async () => {
  const { user } = renderInBrowser(energy, zipOf85254);
  await user.type(await screen.findByLabelText('ZIP'), '85254-1234');
  expect(await screen.findByText('Scottsdale, AZ: filled in the climate and the electricity price.')).toBeVisible();
});

it('offers a lost zero back once the ZIP is left', async () => {
  const { user } = renderInBrowser(`${energy}?state=MA&zone=NYC`, {});
  await user.type(await screen.findByLabelText('ZIP'), '2134');
  expect(screen.getByLabelText('ZIP')).not.toHaveAccessibleDescription(/02134/);
  await user.tab();
  expect(screen.getByLabelText('ZIP')).toHaveAccessibleDescription(/Did you mean 02134\?/);
});

it('says of a ZIP in a territory that it is not covered, and does not ask for it again', async () => {
  const message = 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet';
  const { user } = renderInBrowser(energy, {
    'GET /api/places/zip': problem(400, 'invalid_request', { errors: [{ path: 'query.zip', message }] }),
  });
  await user.type(await screen.findByLabelText('ZIP'), '00901');
  await waitFor(() =>
    expect(screen.getByLabelText('ZIP')).toHaveAccessibleDescription(
      /Use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet/,
    ),
  );
});

it('takes the ZIP that the visitor named last, but not over a place that a link has', async () => {
  sessionStorage.setItem('visitorZip', '85254');
  const first = renderInBrowser(energy, zipOf85254);
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('AZ'));
  first.unmount();
  renderInBrowser(`${energy}?state=TX&zone=HOU`, zipOf85254);
  expect(await screen.findByLabelText('ZIP')).toHaveValue('');
  expect(screen.getByLabelText('State')).toHaveValue('TX');
});

it('says that it knows no place of a ZIP, and computes on', async () => {
  const { user } = renderInBrowser(energy, {
    'GET /api/places/zip': problem(404, 'place_not_found', {
      errors: [{ path: 'query.zip', message: 'check this ZIP: we do not recognize it' }],
    }),
  });
  await user.type(await screen.findByLabelText('ZIP'), '00000');
  await waitFor(() =>
    expect(screen.getByLabelText('ZIP')).toHaveAccessibleDescription(/Check this ZIP: we do not recognize it/),
  );
  expect(screen.getByRole('region', { name: 'Result' })).toBeVisible();
});

it('refuses a speed that is too low for the day, and a price that is none', async () => {
  renderInBrowser(`${energy}?hours=10&speed=0.4&price=15`);
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText(/choose a higher speed/)).toBeVisible();
  expect(result.getByText('Electricity price: enter a number from 0.01 to 2 dollars per kWh.')).toBeVisible();
  expect(screen.getByLabelText('Electricity ($ per kWh)')).toHaveValue('15');
});

it('says how long the pump needs to move the water of the pool once', async () => {
  const { user } = renderInBrowser(energy);
  await user.type(await screen.findByLabelText('Pool water (gallons)'), '19,150 gal');
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText('8.0 hours at full speed')).toBeVisible();
  await user.clear(screen.getByLabelText('Flow (gallons a minute)'));
  expect(screen.getByLabelText('Flow (gallons a minute)')).toHaveAccessibleDescription(
    /Flow: enter a number from 5 to 200 gallons a minute\./,
  );
});

it.each([
  ['pump', 'ENERGY STAR, pool pumps'],
  ['heater', 'ASHRAE 4146 (1998), evaporation from pools'],
  ['hot-tub', 'Washington State, standby power of portable spas, 2021'],
  ['sauna', 'Sauna Heaters and Urban Sauna, heater sizes'],
  ['sizing', 'Alpine Sauna, steam generator sizes'],
])('names where the equipment of the part %s is known from', async (tab, source) => {
  expect(await htmlOf(`${energy}?tab=${tab}`)).toContain(source);
});

it.each([
  [`${energy}?tab=heater&length=thirty`, 'Length (ft)', 'Length: enter a number from 1 to 200 feet.'],
  [
    `${energy}?tab=heater&temperature=28+C`,
    'Water temperature (°F)',
    'Water temperature: enter a number from 70 to 90 °F.',
  ],
  [`${energy}?tab=sizing&height=`, 'Height (ft)', 'Height: enter a number from 1 to 100 feet.'],
  [`${energy}?tab=sizing&length=60`, 'Length (ft)', 'Sauna volume: enter a number from 50 to 1,000 cubic feet.'],
  [`${water}?shape=kidney&otherWidth=4+m`, 'Wide lobe (ft)', 'Wide lobe: enter a number from 1 to 200 feet.'],
])('names the field that is no number of %s', async (path, label, message) => {
  renderInBrowser(path);
  expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(message);
  expect(within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem')).toHaveLength(1);
});

it('says the same savings as the guide to eco-friendly pools for the same pool', () => {
  const open = { ...heatDefaults, zone: 'NYC', shape: 'free', area: '512', gas: '1.4' };
  const [cover] = heatResult(open).options;
  expect(cover?.saved.map(Math.round)).toEqual(savingOf('cover', 'NYC').dollars.map(Math.round));
  const covered = heatResult({ ...open, cover: 'bubble' }).options.find(({ label }) => /collectors/.test(label));
  expect(covered?.saved.map(Math.round)).toEqual(savingOf('collectors', 'NYC').dollars.map(Math.round));
});

it('refuses a heat pump in months in which it shuts off, and leaves it out of what else could be done', async () => {
  const january = `${energy}?tab=heater&zone=MSP&from=1&to=1&shape=free&area=512`;
  const { unmount } = renderInBrowser(`${january}&heater=heat-pump`);
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText(/shuts off in air below 45 °F.*36,600 kWh in that month/)).toBeVisible();
  unmount();
  renderInBrowser(january);
  expect(await screen.findByText(/A heat pump is not shown here/)).toBeVisible();
  const options = within(screen.getByRole('table', { name: 'What else you could do' }));
  expect(options.queryByRole('row', { name: /^Heat pump/ })).not.toBeInTheDocument();
});

it('asks for the price of the fuel that the heater burns, and forgets the efficiency of another', async () => {
  const { user } = renderInBrowser(`${energy}?tab=heater&efficiency=0.9&gas=1.6`);
  expect(await screen.findByLabelText('Gas ($ per therm)')).toHaveValue('1.6');
  await user.selectOptions(screen.getByLabelText('Heater'), 'Heat pump');
  expect(screen.queryByLabelText('Gas ($ per therm)')).not.toBeInTheDocument();
  expect(screen.getByLabelText('COP at 80 °F')).toHaveValue('');
  expect(screen.getByLabelText('Electricity ($ per kWh)')).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Result' })).toBeVisible();
});

it('shows each month in a table, and what else could be done with its payback', async () => {
  const { user } = renderInBrowser(`${energy}?tab=heater&zone=MIA&shape=free&area=400&heater=heat-pump&price=0.1577`);
  await user.click(await screen.findByText('View the figures as a table'));
  const table = within(screen.getByRole('table', { name: 'Cost by month' }));
  expect(table.getByRole('row', { name: /^Jan \$268/ })).toBeVisible();
  const options = within(screen.getByRole('table', { name: 'What else you could do' }));
  expect(options.getByRole('row', { name: /^Solar cover, 16 hours a day \$382 \$600 to \$1,500 / })).toBeVisible();
});

// What it costs a year, what it costs to buy and fit, and when that comes back; $530 and $844 are worked examples.
it.each([
  [
    `${energy}?tab=heater&zone=NYC&shape=free&area=512&gas=1.60`,
    'What else you could do',
    [
      /^Natural gas, no cover \$2,354 – –$/,
      /^Solar cover, 16 hours a day \$530 \$600 to \$1,500 /,
      /^Heat pump \$[\d,]+ \$3,500 to \$8,500 .*years?/,
      /^Solar collectors, 256 sq ft \$[\d,]+ \$3,000 to \$9,000 .*years?/,
    ],
  ],
  [
    `${energy}?kw=2&fullHours=1&state=CA&zone=LAX&price=0.3375`,
    'A new pump compared with yours',
    [/^Your pump \$1,971 – –$/, /^Variable-speed pump \$844 \$900 to \$2,813 \d to \d years$/],
  ],
])('says at %s what the alternatives cost and when they pay back', async (path, caption, rows) => {
  renderInBrowser(path);
  const options = within(await screen.findByRole('table', { name: caption }));
  for (const name of rows) expect(options.getByRole('row', { name })).toBeVisible();
});

it('says what the pool would take in other climates', async () => {
  renderInBrowser(`${water}?zone=PHX&shape=free&area=450&water=6&sewer=0`);
  const climates = within(await screen.findByRole('table', { name: 'The same pool in other climates' }));
  expect(climates.getAllByRole('row')).toHaveLength(17);
  expect(climates.getByRole('row', { name: 'low desert 30,331 gal' })).toBeVisible();
});

it('shows what the pump costs in the season of each climate, until months are chosen', async () => {
  const { user } = renderInBrowser(`${energy}?zone=NYC&price=0.1883`);
  const climates = within(await screen.findByRole('table', { name: 'The same pump in other climates' }));
  expect(climates.getAllByRole('row')).toHaveLength(17);
  // The worked example of 1.5 kW for 8 hours: 365 days in Phoenix, 153 in New York.
  expect(climates.getByRole('row', { name: 'low desert $825' })).toBeVisible();
  expect(climates.getByRole('row', { name: 'Mid-Atlantic coast $346' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Runs from'), 'June');
  expect(screen.queryByRole('table', { name: 'The same pump in other climates' })).not.toBeInTheDocument();
});

it('prints what was entered beside the result', async () => {
  renderInBrowser(`${energy}?tab=heater&zone=MIA&temperature=84`);
  const typed = await screen.findByLabelText('Water temperature (°F)');
  expect(typed).toHaveValue('84');
  expect(typed.closest('[class*="print:hidden"]')).toBeNull();
});

it('says when a cover comes back on the water bill alone', async () => {
  const { user } = renderInBrowser(`${water}?zone=PHX&shape=free&area=450&water=6&sewer=0`);
  const covers = within(await screen.findByRole('table', { name: 'What a cover saves on the water bill' }));
  expect(covers.getByRole('row', { name: /^No cover \$182/ })).toBeVisible();
  // $98 of the worked example, so $84 are saved: below 40 years only at the lowest price and the largest saving.
  expect(covers.getByRole('row', { name: /^Solid, foam or automatic cover \$98 \$8,000 to \$25,000/ })).toBeVisible();
  expect(covers.getByRole('row', { name: /^Bubble \(solar\) cover .*\$600 to \$1,500 .*years/ })).toBeVisible();
  expect(covers.getByRole('row', { name: /^Floating discs .* get a quote saves \$/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Cover'), 'Solid, foam or automatic cover');
  expect(screen.queryByRole('table', { name: 'What a cover saves on the water bill' })).not.toBeInTheDocument();
});

it('takes a price per hundred cubic feet as the bill has it, and says the water as the bill counts it', async () => {
  const { user } = renderInBrowser(`${water}?zone=PHX&shape=free&area=450&sewer=0`);
  await user.selectOptions(await screen.findByLabelText('Units on your bill'), '100 cubic feet (HCF, CCF)');
  expect(screen.queryByLabelText('Water ($ per 1,000 gal)')).not.toBeInTheDocument();
  // $6 per 1,000 gallons, as in the worked example.
  await user.type(screen.getByLabelText('Water ($ per HCF)'), '4.4883');
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText(/^\$182 a year/)).toBeVisible();
  expect(result.getByText('40.5 HCF or CCF')).toBeVisible();
  await user.clear(screen.getByLabelText('Water ($ per HCF)'));
  await user.type(screen.getByLabelText('Water ($ per HCF)'), '101');
  expect(screen.getByLabelText('Water ($ per HCF)')).toHaveAccessibleDescription(
    /Water price: enter a number from 0 to 100 dollars per HCF\./,
  );
});

it('takes the figures to the search for those who do the work', async () => {
  sessionStorage.setItem('visitorZip', '85254');
  const { user, router } = renderInBrowser(`${energy}?tab=hot-tub&zone=CHI&price=0.1882`, zipOf85254);
  await user.click(await screen.findByRole('button', { name: 'Send this to contractors' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search-results'));
  expect(new URLSearchParams(router.state.location.search).get('location')).toBe('85254');
  expect(JSON.parse(sessionStorage.getItem('carriedFigures') ?? '')).toEqual({
    title: 'Hot tub estimate',
    text: expect.stringMatching(/^350 gallons at 102 °F, 3 uses a week\n3,024 kWh a year, \$569/),
  });
});
