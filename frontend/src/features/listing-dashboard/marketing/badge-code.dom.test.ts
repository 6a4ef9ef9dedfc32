import { expect, it } from 'vitest';
import { badgeCode } from './badge-code.js';

const hillstone = { id: 7, name: 'Hillstone Pools', profilePath: '/pool-contractor/texas/austin/hillstone-pools-7' };
const publicUrl = 'https://poolpros.example';

it('is a link to the page with a picture of the chosen style and size', () => {
  expect(badgeCode(publicUrl, hillstone, { style: 'dark', size: 'small' })).toBe(
    '<a href="https://poolpros.example/pool-contractor/texas/austin/hillstone-pools-7"><img src="https://poolpros.example/badges/7.svg?style=dark" width="225" height="72" alt="Hillstone Pools on PoolPros"></a>',
  );
});

it('has no query for the usual style', () => {
  expect(badgeCode(publicUrl, hillstone, { style: 'light', size: 'large' })).toContain(
    'src="https://poolpros.example/badges/7.svg" width="300" height="96"',
  );
});

it('takes no markup from a name', () => {
  const holder = document.createElement('div');
  const name = `"><script>alert('1')</script> & Sons`;
  holder.innerHTML = badgeCode(publicUrl, { ...hillstone, name }, { style: 'light', size: 'large' });
  expect(holder.querySelectorAll('*')).toHaveLength(2);
  expect(holder.querySelector('img')?.alt).toBe(`${name} on PoolPros`);
});
