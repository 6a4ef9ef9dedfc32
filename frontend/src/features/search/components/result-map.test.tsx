import { mapQuerySchema } from '@poolpros/contracts/http/places';
import { snapView, toPixels } from '@poolpros/contracts/map-view';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { card } from '../../../../test/installers.js';
import { renderElement } from '../../../../test/render.js';
import { InstallerList } from '../../../entities/listings/installer-list.js';
import { noFilters, type SearchFilters } from '../../../entities/search/search-filters.js';
import { type PartialSearchResponse, readResponse } from '../results.js';
import { ResultMap, type ResultMapProps } from './result-map.js';

/** A box of this width, which jsdom does not lay out. */
let width = 272;
const observers = window.ResizeObserver;
beforeEach(() => {
  width = 272;
  window.ResizeObserver = class {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe() {
      this.report([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  window.ResizeObserver = observers;
});

const hillstone = card({ id: 11, name: 'Hillstone Pools' });
const heron = card({ id: 12, name: 'Lone Heron Pool Co.', latitude: 30.5, longitude: -97.8, distance: 15.9 });
const austin = { lat: 30.27, lon: -97.74, label: 'Austin, TX' };

function Screen({
  response,
  filters,
  ...more
}: { response: PartialSearchResponse; filters: SearchFilters } & typeof handlers) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const results = readResponse(response, 'distance', 2);
  const shared = { activeId, onActiveChange: setActiveId };
  return (
    <>
      <InstallerList {...shared} firstNumber={11} installers={results.installers} onContact={() => undefined} />
      <ResultMap {...shared} {...more} results={results} filters={filters} />
    </>
  );
}

type Handlers = Required<Pick<ResultMapProps, 'onSearchArea' | 'onContact'>>;
let handlers: { onSearchArea: Mock<Handlers['onSearchArea']>; onContact?: Mock<Handlers['onContact']> };
function openMap(change: Partial<PartialSearchResponse> = {}, filters: Partial<SearchFilters> = {}, onContact = false) {
  handlers = {
    onSearchArea: vi.fn<Handlers['onSearchArea']>(),
    ...(onContact && { onContact: vi.fn<Handlers['onContact']>() }),
  };
  const response: PartialSearchResponse = {
    installers: [hillstone, heron],
    searchType: 'city_center',
    total: 12,
    totalPages: 2,
    center: austin,
    appliedRadius: 25,
    ...change,
  };
  return renderElement(<Screen response={response} filters={{ ...noFilters, ...filters }} {...handlers} />);
}

const map = async (name: RegExp | string = /^Map of/) => within(await screen.findByRole('group', { name }));
const pins = async () => (await map()).getAllByRole('button', { name: /^\d+ ?[A-Z]/ });
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="/api/places/map.svg"]')];
const wanted = () => new URL(pictures().at(-1)?.src ?? '', 'http://localhost').searchParams;

describe('the map beside the list', () => {
  it('shows the circle of the search and a pin for each installer, with the numbers of the list', async () => {
    openMap();
    await map('Map of 2 installers within 25 miles of Austin, TX');
    expect((await pins()).map((pin) => pin.textContent)).toEqual([
      '11Hillstone Pools, Austin, TX, 4.2 miles away',
      '12Lone Heron Pool Co., Austin, TX, 15.9 miles away',
    ]);
    expect(Object.fromEntries(wanted())).toMatchObject({ radius: '25', width: '272' });
    expect(Number(wanted().get('lat'))).toBeCloseTo(30.27, 2);
    expect(Number(wanted().get('lon'))).toBeCloseTo(-97.74, 1);
  });

  it.each([
    ['visitor', 'gps', 'Map of 2 installers within 25 miles of your location, near Austin, TX'],
    ['map', 'gps', 'Map of 2 installers within 25 miles of the map center, near Austin, TX'],
    ['map', 'city_center', 'Map of 2 installers within 25 miles of the map center, near Austin, TX'],
  ] as const)(
    'says what the middle is when a search from a point of the %s is one of %s',
    async (origin, searchType, name) => {
      openMap({ searchType }, { origin });
      await map(name);
    },
  );

  it('takes a card and its pin for one thing', async () => {
    const { user } = openMap();
    const [, second] = await pins();
    if (!second) throw new Error('no second pin');
    const [, listed] = screen.getAllByRole('article');
    if (!listed) throw new Error('no second card');
    expect(second.querySelector('svg')).toHaveClass('fill-pool-800');
    await user.hover(listed);
    expect(second.querySelector('svg')).toHaveClass('fill-cedar-600');
    await user.unhover(listed);
    expect(second.querySelector('svg')).toHaveClass('fill-pool-800');
    await user.hover(second);
    expect(listed).toHaveClass('shadow-raised');
  });

  it('leads from a pin to the link of its card', async () => {
    const { user } = openMap();
    const [, second] = await pins();
    second?.focus();
    await user.keyboard('{Enter}');
    expect(
      within(screen.getAllByRole('article')[1] as HTMLElement).getByRole('link', { name: heron.name }),
    ).toHaveFocus();
  });

  it('names the state of a search without a point', async () => {
    openMap({ center: null, appliedRadius: null, searchType: 'text_only' }, { location: 'Texas', state: 'texas' });
    await map('Map of 2 installers in Texas');
    expect(wanted().has('radius')).toBe(false);
    expect(Number(wanted().get('miles'))).toBeGreaterThan(300);
  });

  it('stays without a picture while it is not shown', () => {
    width = 0;
    openMap();
    expect(pictures()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Map' })).toBeInTheDocument();
  });
});

describe('moving the map', () => {
  it('offers to search where it was moved to, and says where that is', async () => {
    const { user } = openMap();
    const shown = await map();
    expect(shown.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Move right' }));
    await user.click(shown.getByRole('button', { name: 'Zoom out' }));
    await user.click(shown.getByRole('button', { name: 'Search this area' }));
    const [lat, lon, miles] = handlers.onSearchArea.mock.calls[0] ?? [];
    expect(lat).toBeCloseTo(30.27, 2);
    expect(lon).toBeGreaterThan(-97.6);
    expect(miles).toBeGreaterThan(55);
    expect(miles).toBeLessThan(66);
  });

  it('follows the arrow keys, + and −', async () => {
    const { user } = openMap();
    const [first] = await pins();
    first?.focus();
    const before = Number.parseFloat(first?.style.top ?? '');
    await user.keyboard('{ArrowUp}');
    expect(Number.parseFloat(first?.style.top ?? '')).toBeCloseTo(before + (68 / 304) * 100, 1);
    await user.keyboard('{ArrowDown}+');
    expect((await map()).getByRole('button', { name: 'Search this area' })).toBeInTheDocument();
  });

  it('follows a drag, from a pin only once it is more than a press', async () => {
    openMap();
    const [first] = await pins();
    const surface = await screen.findByRole('group', { name: /^Map of/ });
    const before = Number.parseFloat(first?.style.left ?? '');
    fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 127.2, clientY: 100 });
    expect(Number.parseFloat(first?.style.left ?? '')).toBeCloseTo(before + 10, 1);
    fireEvent.pointerUp(surface, { pointerId: 1 });
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 200, clientY: 100 });
    expect(Number.parseFloat(first?.style.left ?? '')).toBeCloseTo(before + 10, 1);
    if (!first) throw new Error('no pin');
    fireEvent.pointerDown(first, { pointerId: 2, button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(first, { pointerId: 2, clientX: 105, clientY: 100 });
    expect(Number.parseFloat(first.style.left)).toBeCloseTo(before + 10, 1);
    fireEvent.pointerMove(first, { pointerId: 2, clientX: 127.2, clientY: 100 });
    expect(Number.parseFloat(first.style.left)).toBeCloseTo(before + 20, 1);
    fireEvent.pointerLeave(surface, { pointerId: 2 });
    fireEvent.pointerMove(surface, { pointerId: 2, clientX: 200, clientY: 100 });
    expect(Number.parseFloat(first.style.left)).toBeCloseTo(before + 20, 1);
    const zoomIn = (await map()).getByRole('button', { name: 'Zoom in' });
    fireEvent.pointerDown(zoomIn, { pointerId: 3, button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(zoomIn, { pointerId: 3, clientX: 150, clientY: 100 });
    expect(Number.parseFloat(first.style.left)).toBeCloseTo(before + 20, 1);
  });

  it('is reached by Tab and moved from there', async () => {
    const { user } = openMap();
    const surface = await screen.findByRole('group', { name: /^Map of/ });
    expect(surface).toHaveAttribute('tabindex', '0');
    act(() => surface.focus());
    const [first] = await pins();
    const before = Number.parseFloat(first?.style.left ?? '');
    await user.keyboard('{ArrowLeft}');
    expect(Number.parseFloat(first?.style.left ?? '')).toBeCloseTo(before + 25, 1);
  });

  it('follows two fingers: apart they zoom in, side by side they move the land', async () => {
    openMap();
    const [first, second] = await pins();
    const surface = await screen.findByRole('group', { name: /^Map of/ });
    const leftOf = (pin: HTMLElement | undefined) => Number.parseFloat(pin?.style.left ?? '');
    const apart = () => Math.abs(leftOf(first) - leftOf(second));
    const before = apart();
    fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 100, clientY: 150 });
    fireEvent.pointerDown(surface, { pointerId: 2, button: 0, clientX: 172, clientY: 150 });
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 64, clientY: 150 });
    fireEvent.pointerMove(surface, { pointerId: 2, clientX: 208, clientY: 150 });
    expect(apart()).toBeCloseTo(before * 2, 0);
    const [left, zoomed] = [leftOf(first), apart()];
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 91.2, clientY: 150 });
    fireEvent.pointerMove(surface, { pointerId: 2, clientX: 235.2, clientY: 150 });
    expect(apart()).toBeCloseTo(zoomed, 0);
    expect(leftOf(first)).toBeCloseTo(left + 10, 0);
  });

  it('zooms in where it is clicked twice, and not on a button', async () => {
    openMap();
    const [first] = await pins();
    const surface = await screen.findByRole('group', { name: /^Map of/ });
    fireEvent.doubleClick((await map()).getByRole('button', { name: 'Zoom in' }));
    expect((await map()).queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    const distanceToClick = () => Math.abs((Number.parseFloat(first?.style.left ?? '') / 100) * 272 - 40);
    const before = distanceToClick();
    fireEvent.doubleClick(surface, { clientX: 40, clientY: 60 });
    expect(distanceToClick()).toBeCloseTo(before * 2, 0);
  });

  it('zooms by the wheel only with Ctrl', async () => {
    openMap();
    const shown = await map();
    const surface = await screen.findByRole('group', { name: /^Map of/ });
    expect(fireEvent.wheel(surface, { deltaY: 120 })).toBe(true);
    expect(shown.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    expect(fireEvent.wheel(surface, { deltaY: 120, ctrlKey: true })).toBe(false);
    expect(shown.getByRole('button', { name: 'Search this area' })).toBeInTheDocument();
  });

  it('fetches a picture when it rests, and shows the last one until then', async () => {
    openMap();
    const shown = await map();
    const [first] = pictures();
    if (!first) throw new Error('no picture');
    fireEvent.load(first);
    vi.useFakeTimers();
    try {
      for (let press = 0; press < 3; press += 1) fireEvent.click(shown.getByRole('button', { name: 'Move right' }));
      expect(pictures()).toEqual([first]);
      act(() => void vi.advanceTimersByTime(200));
    } finally {
      vi.useRealTimers();
    }
    expect(pictures()).toHaveLength(2);
    expect(pictures()[1]).toHaveClass('opacity-0');
    fireEvent.load(pictures()[1] as HTMLImageElement);
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]).not.toHaveClass('opacity-0');
    expect(Number(wanted().get('lon'))).toBeGreaterThan(-97.5);
  });

  it('has its pins where the picture has their places, also after a zoom by hand', async () => {
    openMap();
    const surface = await screen.findByRole('group', { name: /^Map of/ });
    vi.useFakeTimers();
    try {
      fireEvent.wheel(surface, { deltaY: 50, ctrlKey: true, clientX: 31, clientY: 77 });
      act(() => void vi.advanceTimersByTime(200));
    } finally {
      vi.useRealTimers();
    }
    const view = mapQuerySchema.parse(Object.fromEntries(wanted()));
    const { x, y } = toPixels(view, { lat: heron.latitude, lon: heron.longitude });
    const [, pin] = await pins();
    expect(Number.parseFloat(pin?.style.left ?? '')).toBeCloseTo((x / view.width) * 100, 2);
    expect(Number.parseFloat(pin?.style.top ?? '')).toBeCloseTo((y / view.height) * 100, 2);
    expect(snapView(view)).toEqual(view);
  });

  it('brings a pin into sight that gets the focus beyond the edge', async () => {
    const { user } = openMap();
    const shown = await map();
    for (let press = 0; press < 6; press += 1) await user.click(shown.getByRole('button', { name: 'Move right' }));
    const [first] = await pins();
    expect(Number.parseFloat(first?.style.left ?? '')).toBeLessThan(0);
    act(() => first?.focus());
    expect(Number.parseFloat(first?.style.left ?? '')).toBeCloseTo(50, 1);
  });
});

describe('the map in place of the list', () => {
  it('shows the firm of a pin below, and steps through the others', async () => {
    width = 390;
    const { user } = openMap({}, {}, true);
    await map();
    expect(wanted().get('width')).toBe('390');
    const region = within(screen.getByRole('region', { name: 'Map' }));
    expect(await region.findByRole('link', { name: hillstone.name })).toBeInTheDocument();
    expect(region.getByRole('button', { name: /^Previous/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(region.getByRole('button', { name: /^Next/ }));
    expect(region.getByRole('link', { name: heron.name })).toBeInTheDocument();
    expect(region.getByText(/^12 of 12/)).toBeInTheDocument();
    await user.click(region.getByRole('button', { name: `Contact ${heron.name}` }));
    expect(handlers.onContact).toHaveBeenCalledWith(expect.objectContaining({ id: heron.id, name: heron.name }));
    await user.click((await pins())[0] as HTMLElement);
    expect(region.getByRole('link', { name: hillstone.name })).toBeInTheDocument();
  });
});
