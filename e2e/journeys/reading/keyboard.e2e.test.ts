import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api } from '../../support/api.js';
import { open, phone, visitors } from '../../support/browser.js';
import { hasFocus, unseenFocusWhile } from '../../support/focus-checks.js';

const visit = visitors();
const [installer] = (await api('/installers/search?state=texas&city=austin')).body.installers as [InstallerCard];
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`not reached with Tab: ${wanted}`);
}

it('skips the menus and the filters on the way to the results', async () => {
  const { page } = await visit();
  await open(page, austin);
  const unseen = await unseenFocusWhile(page, async () => {
    for (const [name, target] of [
      ['Skip to content', 'main'],
      ['Skip to results', 'results'],
    ] as const) {
      await tabTo(page, page.getByRole('link', { name }));
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${target}`);
    }
    await page.keyboard.press('Tab');
    expect(await page.locator('#results').evaluate((results) => results.contains(document.activeElement))).toBe(true);
  });
  expect(unseen).toEqual([]);
});

it('searches from the home page', async () => {
  const { page } = await visit();
  await open(page, '/us');
  await tabTo(page, page.getByRole('combobox', { name: 'State', exact: true }));
  await page.keyboard.type('Texas');
  await page.getByRole('combobox', { name: /^City/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('austin');
  await page.getByRole('option', { name: /^Austin/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Inground');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search-results?**');
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toEqual({ location: 'Austin, Texas', state: 'texas', city: 'austin', serviceType: 'inground' });
});

it('chooses one of several places with a name, once per visit, and another one later', async () => {
  const { page } = await visit();
  await open(page, '/us');
  const box = page.getByRole('combobox', { name: 'What do you need, and where?' });
  const placeOf = () => new URL(page.url()).searchParams.get('location');
  const unseen = await unseenFocusWhile(page, async () => {
    await tabTo(page, box);
    await page.keyboard.type('pool repair in Glendale');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: /^Glendale, California / }));
    await page.keyboard.press('Enter');
    await expect.poll(placeOf).toBe('Glendale, California');
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  });
  expect(unseen).toEqual([]);

  await open(page, '/search-results?location=glendale');
  await page.getByRole('heading', { level: 1, name: 'Pool Installers in Glendale, California' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Glendale, AZ', exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(placeOf).toBe('Glendale, Arizona');
});

it('opens a menu of the header, leaves it with Escape, and follows one of its links to the next page', async () => {
  const { page } = await visit();
  await open(page, '/us');
  const title = page.getByRole('button', { name: 'Learn', exact: true });
  const menu = page.getByRole('list', { name: 'Learn' });
  const unseen = await unseenFocusWhile(page, async () => {
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu.getByRole('link').first())).toBe(true);
    await page.keyboard.press('Escape');
    expect(await hasFocus(title)).toBe(true);
    expect(await menu.count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, menu.getByRole('link', { name: /^Maintenance tips/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/maintenance-tips');
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
  });
  expect(unseen).toEqual([]);
});

it('opens the drawer on a phone, keeps the focus in it, and returns it to its button', async () => {
  const { page } = await visit(phone);
  await open(page, '/us');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const unseen = await unseenFocusWhile(page, async () => {
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.locator('summary', { hasText: 'Learn' }));
    await page.keyboard.press('Space');
    await tabTo(page, drawer.getByRole('link', { name: 'Blog' }));
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });
  expect(unseen).toEqual([]);
});

it('pages through the testimonials, which then stop moving', async () => {
  const { page } = await visit();
  await open(page, '/us');
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  const current = () => carousel.locator('button[aria-current]').getAttribute('aria-label');
  const unseen = await unseenFocusWhile(page, async () => {
    const next = carousel.getByRole('button', { name: 'Next' });
    await next.focus();
    for (const shown of [2, 3]) {
      await page.keyboard.press('Enter');
      await expect.poll(current).toContain(`Testimonial ${shown} of`);
    }
    await tabTo(page, carousel.getByRole('button', { name: /^Testimonial 1 of/ }));
    await page.keyboard.press('Enter');
    await expect.poll(current).toContain('Testimonial 1 of');
  });
  expect(unseen).toEqual([]);
});

it('pages through the pictures of a profile with the arrow keys, keeps the focus in them, and returns it to where they were opened', async () => {
  const { page } = await visit();
  await open(page, profilePath(installer));
  const opener = page.getByRole('button', { name: /^Open (illustration|photo) 1 of/ }).first();
  const dialog = page.getByRole('dialog', { name: installer.name });
  const unseen = await unseenFocusWhile(page, async () => {
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    for (const [key, shown] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await dialog.waitFor();
      await page.keyboard.press(key);
      await dialog.getByText(new RegExp(` ${shown} of `)).waitFor();
    }
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });
  expect(unseen).toEqual([]);
});

it('opens the contact dialog, keeps the focus in it, and returns it to where it was opened', async () => {
  const { page } = await visit();
  await open(page, austin);
  const contact = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Contact/ });
  const dialog = page.getByRole('dialog');
  const within = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const unseen = await unseenFocusWhile(page, async () => {
    await tabTo(page, contact);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await expect.poll(within).toBe(true);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key);
        expect(await within()).toBe(true);
      }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(contact)).toBe(true);
  });
  expect(unseen).toEqual([]);
});

it('what gets the focus does not stay below the round button', async () => {
  const { page } = await visit({ width: 1280, height: 900 });
  await open(page, austin);
  const button = page.getByRole('link', { name: 'Open pool cost calculator' });
  await page.mouse.wheel(0, 700);
  await button.waitFor();
  const covered = await button.evaluate((float) => {
    const { left, top, bottom } = float.getBoundingClientRect();
    const targets = [...document.querySelectorAll<HTMLElement>('main a, main button')];
    const reaching = targets.filter(
      (target) => target.getBoundingClientRect().right > left && target.offsetHeight < 60,
    );
    const target = reaching.find((each) => each.getBoundingClientRect().top > bottom);
    const box = target?.getBoundingClientRect();
    if (!target || !box) return 0;
    // Its middle is now where that of the button is.
    window.scrollBy({ top: (box.top + box.bottom - top - bottom) / 2, behavior: 'instant' });
    target.focus();
    return target.getBoundingClientRect().bottom <= top ? 1 : -1;
  });
  expect(covered).toBe(1);
});
