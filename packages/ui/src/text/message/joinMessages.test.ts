import { expect, test } from 'vitest';
import arabic from '../languages/ar.json';
import { joinLabel, joinTexts } from './joinMessages';

test('a list leaves out what is empty or absent', () => {
  expect(joinTexts(['Sofia', '', undefined, false, '12 in the team'])).toBe('Sofia, 12 in the team');
  expect(joinLabel('Rotate', 'Front')).toBe('Rotate: Front');
});

// Browsers mirror parentheses in right-to-left text, but not arrows or commas.
test('Arabic texts have an arrow that points left, and the Arabic comma', () => {
  expect(Object.entries(arabic).filter(([, text]) => text.includes('→'))).toEqual([]);
  expect(arabic['joinMessages.fromTo']).toBe('{from} ← {to}');
  expect(arabic['joinMessages.comma']).toBe('، ');
});
