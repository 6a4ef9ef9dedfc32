import { honeypotName } from '@poolpros/contracts/honeypot';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { confirmed, linkToken, session, submissionState } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const cities = [{ value: 'austin', label: 'Austin', county: 'Travis County', installers: 3 }];
const zip = { zip: '78704', city: 'Austin', state: 'texas', latitude: 30.24, longitude: -97.77, zone: 'HOU' };
const base = {
  'GET /api/summary': summary,
  'GET /api/places/states/texas/cities': cities,
  'GET /api/places/zip': zip,
  'POST /api/submissions/matches': { matches: [] },
};

type User = ReturnType<typeof renderPage>['user'];

/** Pasted, because keystrokes in a form this long take seconds. */
async function fill(user: User, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });

async function findYourself(user: User) {
  await fill(user, 'Business name *', 'Hillstone Pools');
  await fill(user, 'Business phone *', '(512) 555-0142');
  await fill(user, 'Website optional', 'hillstone.example');
  await fill(user, 'ZIP *', '78704');
  await press(user, 'Continue');
}

async function describe(user: User) {
  await step('About the business');
  await fill(user, 'Your name *', 'Dana Kessler');
  await fill(user, 'Work email *', 'dana@hillstone.example');
  await fill(user, 'Description *', 'x'.repeat(50));
  await press(user, 'Continue');
}

async function fillIn(user: User) {
  await findYourself(user);
  await describe(user);
  await step('Services and area');
  await press(user, 'Pool Installation');
  await press(user, 'Luxury Pools');
  await press(user, 'Continue');
  await step('Credentials and photos');
  await user.click(screen.getByLabelText(/I am authorized to list this business/));
}

it('says where it stands, to machines too', async () => {
  renderPage('/list-your-business', base);
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'USA', 'List Your Business']);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'USA' }, { name: 'List Your Business' }],
  });
});

it('is free, says so, and shows in which of its four steps it stands', async () => {
  const { user } = renderPage('/list-your-business', base);
  expect(await screen.findByRole('heading', { name: 'Free, and what that means FREE' })).toBeVisible();
  const steps = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  const now = () => steps().findIndex((each) => each.getAttribute('aria-current') === 'step');
  const done = () => steps().filter(({ textContent }) => textContent?.endsWith(', done')).length;
  expect([steps().length, now(), done()]).toEqual([4, 0, 0]);
  await findYourself(user);
  await step('About the business');
  expect([steps().length, now(), done()]).toEqual([4, 1, 1]);
});

it('asks in each step for what is required before what is not', async () => {
  const { user } = renderPage('/list-your-business', base);
  await screen.findByLabelText('Business name *');
  /** Of each label and legend of the step, in their order, whether it says that it may stay empty. */
  const asked = () =>
    [...(screen.getByRole('heading', { level: 1 }).closest('form')?.querySelectorAll('label, legend') ?? [])]
      .map(({ textContent }) => textContent ?? '')
      .filter((name) => / \*$| optional$/.test(name));
  const inOrder = (names: string[]) => names.toSorted((a, b) => Number(b.endsWith('*')) - Number(a.endsWith('*')));
  const shown = async (title: string) => {
    await step(title);
    const names = asked();
    expect(names.filter((name) => name.endsWith('*')).length).toBeGreaterThanOrEqual(2);
    expect(names.some((name) => name.endsWith('optional'))).toBe(true);
    expect(names).toEqual(inOrder(names));
  };
  await shown('List your business: find your business first');
  await findYourself(user);
  await shown('About the business');
  await describe(user);
  await shown('Services and area');
});

it('draws how far the business goes on a map, as it is typed, chosen or dragged', async () => {
  const { user } = renderPage('/list-your-business', base);
  await findYourself(user);
  await describe(user);
  await step('Services and area');
  const drawn = async (miles: number) => {
    const [map] = await screen.findAllByRole('img', {
      name: new RegExp(`^Map of the area within ${miles} miles of Austin`),
    });
    return new URL(map?.getAttribute('src') ?? '', 'http://x').searchParams;
  };
  const asChosen = await drawn(50);
  expect(Number(asChosen.get('radius'))).toBeCloseTo(50, 0);
  expect(Number(asChosen.get('circleLat'))).toBeCloseTo(zip.latitude, 0);
  expect(Number(asChosen.get('circleLon'))).toBeCloseTo(zip.longitude, 0);
  await press(user, '25 mi');
  expect(Number((await drawn(25)).get('radius'))).toBeCloseTo(25, 0);
  fireEvent.change(screen.getByRole('slider', { name: 'Miles that you travel' }), { target: { value: '100' } });
  expect(Number((await drawn(100)).get('radius'))).toBeCloseTo(100, 0);
  const typed = screen.getByLabelText('How far do you travel? *');
  expect(typed).toHaveValue('100');
  await user.clear(typed);
  await user.type(typed, '151');
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Map of/ })).not.toBeInTheDocument());
});

it('shows how the listing will look without links to the page it does not have yet', async () => {
  const { user } = renderPage('/list-your-business', base);
  await fill(user, 'Business name *', 'Hillstone Pools');
  const preview = await screen.findByRole('article', { hidden: true });
  expect(within(preview).getByRole('heading', { name: 'Hillstone Pools', hidden: true })).toBeInTheDocument();
  expect(within(preview).queryAllByRole('link', { hidden: true })).toEqual([]);
});

it('checks a step by itself, sums up what is wrong, and leads to its fields', async () => {
  const find = vi.fn();
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions/matches': find });
  await fill(user, 'Business phone *', '555 014');
  await press(user, 'Continue');
  const summary = await screen.findByRole('region', { name: '3 things to correct' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Business name: Enter the business name.',
    'Business phone: Enter a US phone number such as (512) 555-0142.',
    'ZIP: Enter the ZIP.',
  ]);
  await user.click(within(summary).getByRole('button', { name: /^ZIP/ }));
  expect(screen.getByLabelText('ZIP *')).toHaveFocus();
  await user.paste('78704');
  expect(screen.getByRole('region', { name: '2 things to correct' })).toBeVisible();
  expect(find).not.toHaveBeenCalled();
});

it('shows who is listed already and may be the business, to be claimed instead', async () => {
  const match = {
    id: 7,
    name: 'Hillstone Pools & Spas',
    location: 'Austin, TX',
    profilePath: '/pool-contractor/texas/austin/hillstone-pools-spas-7',
    why: 'Same phone number',
  };
  const asked: unknown[] = [];
  const { user } = renderPage('/list-your-business', {
    ...base,
    'POST /api/submissions/matches': async (request: Request) => {
      asked.push(await request.json());
      return { matches: [match] };
    },
  });
  await findYourself(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'This may be your business' })).toHaveFocus());
  expect(screen.getByText('Same phone number')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Claim this instead/ })).toHaveAttribute(
    'href',
    '/contractor/claim?listing=7',
  );
  await press(user, 'None of these is mine, continue');
  await step('About the business');
  expect(asked).toEqual([
    {
      businessName: 'Hillstone Pools',
      phone: '(512) 555-0142',
      website: 'https://hillstone.example',
      zipCode: '78704',
    },
  ]);
});

it('goes on when nobody can say who is listed already, and fills in the place of the ZIP', async () => {
  const { user } = renderPage('/list-your-business', {
    ...base,
    'POST /api/submissions/matches': problem(503, 'service_unavailable'),
  });
  await findYourself(user);
  expect(await step('About the business')).toHaveFocus();
  expect(screen.getByLabelText('State *')).toHaveValue('texas');
  expect(await screen.findByRole('combobox', { name: 'City *' })).toHaveValue('Austin');
});

it('knows who is signed in, and leaves what they typed themselves', async () => {
  localStorage.setItem('contractorToken', 'token');
  const { account } = session('contractor');
  const { user } = renderPage('/list-your-business', { ...base, 'GET /api/accounts/contractor/me': account });
  await findYourself(user);
  await step('About the business');
  expect(screen.getByLabelText('Your name *')).toHaveValue(account.name);
  expect(screen.getByLabelText('Work email *')).toHaveValue(account.email);
  await user.clear(screen.getByLabelText('Work email *'));
  await fill(user, 'Work email *', 'office@hillstone.example');
  await press(user, 'Back');
  await step('List your business: find your business first');
  await press(user, 'Continue');
  await step('About the business');
  expect(screen.getByLabelText('Work email *')).toHaveValue('office@hillstone.example');
});

it('goes back and forth with everything in place', async () => {
  const { user } = renderPage('/list-your-business', base);
  await fillIn(user);
  await press(user, 'Back');
  await step('Services and area');
  expect(screen.getByRole('button', { name: 'Pool Installation' })).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Back');
  await press(user, 'Back');
  await step('List your business: find your business first');
  expect(screen.getByLabelText('Business name *')).toHaveValue('Hillstone Pools');
  await press(user, 'Continue');
  await step('About the business');
  expect(screen.getByLabelText('Your name *')).toHaveValue('Dana Kessler');
});

it('restores what was typed and not sent where it was left, says so, and takes it away when asked to', async () => {
  const first = renderPage('/list-your-business', base);
  await findYourself(first.user);
  await step('About the business');
  await fill(first.user, 'Your name *', 'Dana Kessler');
  first.unmount();

  const { user } = renderPage('/list-your-business', base);
  await step('About the business');
  expect(screen.getByLabelText('Your name *')).toHaveValue('Dana Kessler');
  expect(screen.getByLabelText('State *')).toHaveValue('texas');
  await press(user, 'Back');
  expect(await screen.findByText(/^We restored what you typed here on/)).toBeVisible();
  const name = screen.getByLabelText('Business name *');
  expect(name).toHaveValue('Hillstone Pools');

  await press(user, 'Discard it');
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  expect(screen.getByText(/^What you type is kept in this browser/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('sends a listing as the contract wants it and asks for the mail to be confirmed', async () => {
  const send = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({
      businessName: 'Hillstone Pools',
      contactName: 'Dana Kessler',
      email: 'dana@hillstone.example',
      phone: '(512) 555-0142',
      website: 'https://hillstone.example',
      stateSlug: 'texas',
      citySlug: 'austin',
      zipCode: '78704',
      description: 'x'.repeat(50),
      services: ['Pool Installation'],
      poolTypes: ['Luxury Pools'],
      specializations: ['Luxury Pools'],
      serviceRadius: 50,
      priceRange: '',
      legalName: null,
      street: null,
      addressPrivate: false,
      foundedYear: null,
      crewSize: null,
      hours: [],
      specialHours: { byAppointment: [], seasons: [], dates: [] },
      languages: [],
      paymentMethods: [],
      licenses: [{ number: 'TECL 20418', stateCode: 'TX', classification: '' }],
      insuranceCarrier: null,
      insuranceEndsOn: null,
      projects: [],
      attested: true,
      [honeypotName]: '',
    });
    return { id: submissionState.id, status: 'awaiting_confirmation' };
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions': send });
  await fillIn(user);
  await press(user, 'Add a license');
  expect(screen.getByLabelText('Number *')).toHaveFocus();
  await press(user, 'Send for review');
  expect(await screen.findByRole('button', { name: 'Licenses, 1: Enter the license number.' })).toBeVisible();
  await fill(user, 'Number *', 'TECL 20418');
  await press(user, 'Send for review');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sent. Now confirm your email.' })).toHaveFocus());
  expect(screen.getByText('dana@hillstone.example')).toBeVisible();
  expect(screen.queryByText('Not sent yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'Email the link again' })).toHaveAttribute('href', '/submission-status');
  expect(localStorage).toHaveLength(0);
});

it('shows at the phone that its number is a foreign one', async () => {
  const rejection = problem(400, 'invalid_request', {
    errors: [{ path: 'body.phone', message: 'enter a US phone number instead of a foreign one (Canada)' }],
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions/matches': rejection });
  await fill(user, 'Business name *', 'Hillstone Pools');
  await fill(user, 'Business phone *', '416-555-0142');
  await fill(user, 'ZIP *', '78704');
  await press(user, 'Continue');
  expect(await screen.findAllByText('Enter a US phone number instead of a foreign one (Canada).')).not.toEqual([]);
  expect(screen.getByLabelText('Business phone *')).toBeInvalid();
});

it('states opening hours by day, a new day like the one before', async () => {
  const { user } = renderPage('/list-your-business', base);
  await findYourself(user);
  await step('About the business');
  expect(screen.getByText(/If you check none, your page shows no hours/)).toBeVisible();
  await user.click(await screen.findByLabelText('Monday'));
  fireEvent.change(screen.getByLabelText('Monday closes'), { target: { value: '08:00' } });
  await user.click(screen.getByLabelText('Tuesday'));
  expect(screen.getByLabelText('Tuesday closes')).toHaveValue('08:00');
  await press(user, 'Continue');
  expect(await screen.findAllByText('Enter a closing time other than the opening time.')).not.toEqual([]);
  expect(screen.getByLabelText('Monday closes')).toBeInvalid();
});

it('names the two times of a day that overlap', async () => {
  const { user } = renderPage('/list-your-business', base);
  await findYourself(user);
  await step('About the business');
  await user.click(await screen.findByLabelText('Monday'));
  await press(user, 'Add hours on Monday');
  fireEvent.change(screen.getByLabelText('Monday opens, 2'), { target: { value: '16:00' } });
  fireEvent.change(screen.getByLabelText('Monday closes, 2'), { target: { value: '00:00' } });
  await press(user, 'Continue');
  const overlap = 'Change the times that overlap: Mon 8 am – 5 pm and Mon 4 pm – midnight.';
  expect(await screen.findAllByText(overlap)).not.toEqual([]);
  expect(screen.getByLabelText('Monday opens, 2')).toBeInvalid();
  await press(user, 'Remove Monday, 2');
  expect(screen.queryByLabelText('Monday opens, 2')).toBeNull();
});

it('unfolds seasons and special days, and shows what is wrong in them', async () => {
  const { user } = renderPage('/list-your-business', base);
  await findYourself(user);
  await step('About the business');
  await user.click(await screen.findByLabelText('Sunday by appointment'));
  expect(screen.getByLabelText('Sunday by appointment')).toBeChecked();
  await user.click(screen.getByText('Seasons and special days'));
  await user.click(screen.getByRole('button', { name: 'Add a special day' }));
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Christmas Eve' } });
  await user.click(screen.getByLabelText('Open on this day'));
  expect(screen.getByLabelText('Special day 1 closes')).toHaveValue('17:00');
  await user.click(screen.getByRole('button', { name: 'Add a season' }));
  await press(user, 'Continue');
  expect(await screen.findAllByText('Enter a date.')).not.toEqual([]);
  expect(screen.getByLabelText('Date')).toBeInvalid();
});

it("shows the service's error at its field, in its step, and keeps what was typed", async () => {
  const rejection = problem(400, 'invalid_request', {
    errors: [{ path: 'body.zipCode', message: 'enter a ZIP in Texas' }],
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions': rejection });
  await fillIn(user);
  await press(user, 'Send for review');
  await step('List your business: find your business first');
  expect(screen.getByRole('button', { name: 'ZIP: Enter a ZIP in Texas.' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'One thing to correct' })).toHaveFocus());
  expect(screen.getByLabelText('ZIP *')).toBeInvalid();
  expect(screen.getByLabelText('Business name *')).toHaveValue('Hillstone Pools');
});

const link = `/submission-confirmation?token=${linkToken}`;

it('confirms a listing only when the button is pressed', async () => {
  const confirm = vi.fn(() => ({
    ...submissionState,
    status: 'pending_review',
    history: [...submissionState.history, confirmed],
  }));
  const { user } = renderPage(link, {
    ...base,
    'POST /api/submissions/status': submissionState,
    'POST /api/submissions/confirm': confirm,
  });
  expect(await screen.findByRole('heading', { name: 'Hillstone Pools & Spas' })).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm my listing' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your listing is confirmed' })).toHaveFocus());
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Under review')).toBeVisible();
});

it.each([
  ['pending_review', 'Your listing is confirmed'],
  ['expired', 'The link has expired'],
  ['rejected', 'Your listing was not approved'],
])('offers no button to confirm a listing that is %s', async (status, title) => {
  renderPage(link, { ...base, 'POST /api/submissions/status': { ...submissionState, status } });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm my listing' })).not.toBeInTheDocument();
});

it('tells an invalid link from a service that does not respond', async () => {
  const first = renderPage(link, { ...base, 'POST /api/submissions/status': problem(404, 'link_invalid') });
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  first.unmount();
  renderPage(link, { ...base, 'POST /api/submissions/status': problem(503, 'service_unavailable') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('gives the reason and the way on when a listing was not approved', async () => {
  renderPage(`/submission-status?token=${linkToken}`, {
    ...base,
    'POST /api/submissions/status': {
      ...submissionState,
      status: 'rejected',
      reason: 'The business is already listed.',
    },
  });
  expect(await screen.findByText('The business is already listed.')).toBeVisible();
  expect(screen.getByText(/You have sent it as many times as allowed/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /send it again/ })).not.toBeInTheDocument();
});
