import { contactRequestStatuses } from '@poolpros/contracts/http/request-states';
import { describe, expect, it } from 'vitest';
import { businessStatuses, homeownerStatuses, moveLabels, stepLabels } from './request-labels.js';

describe('request labels', () => {
  it('never tells the homeowner that a business called the request spam', () => {
    expect(Object.keys(homeownerStatuses)).toEqual(contactRequestStatuses.filter((status) => status !== 'spam'));
    expect(JSON.stringify(homeownerStatuses)).not.toMatch(/spam/i);
  });

  it('calls a request new until the business has read it', () => {
    expect([businessStatuses.new.text, businessStatuses.delivered.text]).toEqual(['New', 'New']);
    expect(businessStatuses.seen.text).toBe('Read, not answered');
  });

  it('says to both sides after how many days nobody had replied', () => {
    const texts = [businessStatuses.expired.text, homeownerStatuses.expired.text, stepLabels.expire];
    expect(new Set(texts)).toEqual(new Set(['No reply in 7 days']));
  });

  it('has a short label, without a period, for everything', () => {
    const statuses = [...Object.values(businessStatuses), ...Object.values(homeownerStatuses)].map(({ text }) => text);
    for (const text of [...statuses, ...Object.values(stepLabels), ...Object.values(moveLabels)])
      expect(text).toMatch(/^[A-Z].{1,40}[^.]$/);
  });
});
