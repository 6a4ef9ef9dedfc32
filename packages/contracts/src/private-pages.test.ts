import { expect, it } from 'vitest';
import { isPrivatePage } from './private-pages.js';

it.each([
  '/admin',
  '/company-dashboard/7',
  '/request/abc',
  '/answer-request/abc',
  '/reset-password/abc',
  '/submission-status?token=abc',
  '/list-your-business?draft=abc',
])('%s is for one person', (url) => {
  expect(isPrivatePage(url)).toBe(true);
});

it.each(['/us', '/list-your-business', '/contractor-login', '/nothing-here', '/search-results?location=Austin'])(
  '%s is for everybody',
  (url) => {
    expect(isPrivatePage(url)).toBe(false);
  },
);
