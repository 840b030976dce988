import { expect, test } from 'vitest';
import { measureStrength } from './strength';

test.each([
  ['a', 'weak'],
  ['password', 'weak'],
  ['P@ssw0rd123', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['20061987', 'weak'],
  ['lina04lina04', 'weak'],
  ['Moreno1987', 'weak'],
  ['kJ8#qL2!', 'fair'],
  ['correct horse 7', 'strong'],
  ['x'.repeat(128), 'weak'],
] as const)('%s is %s', (password, strength) => {
  expect(measureStrength(password, ['lina04', 'lina.moreno@mail.example', ''])).toBe(strength);
});

test('the longest password is judged without a pause', () => {
  // Processor time, which a busy machine doesn't stretch.
  const before = process.cpuUsage();
  measureStrength('aB3$'.repeat(32), []);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
});
