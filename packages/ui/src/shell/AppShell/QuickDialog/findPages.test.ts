import { expect, test } from 'vitest';
import { findPages } from './findPages';

const labels = (query: string, flags = {}) => findPages(query, flags).map(({ label }) => label);

test('an empty query finds all pages that the flags allow, profile and news among them', () => {
  expect(labels('')).toContain('My Profile');
  expect(labels('')).not.toContain('Binary Tree');
  expect(labels(' ', { hideBinary: 1 })).toContain('Binary Tree');
});

test('finds by any word of label or group, in any order and case', () => {
  expect(labels('history WITHDRAW')).toEqual(['Withdraw History']);
  expect(labels('community')).toEqual(['Direct Tree', 'Direct Referral Business', 'Total Downline Business']);
});

test('labels that start with the query come first', () => {
  expect(labels('withdraw')[0]).toBe('Withdraw');
  expect(labels('live')[0]).toBe('Live Packages');
});

test('finds nothing for a word that is nowhere', () => {
  expect(labels('zebra')).toEqual([]);
});
