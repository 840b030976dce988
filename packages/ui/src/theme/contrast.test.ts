import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { graphicPairs, textPairs, type ContrastPair } from './contrastPairs';
import { dark } from './dark';
import { light } from './light';
import { faint } from './themes';

const each = (pairs: readonly ContrastPair[]) =>
  pairs.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

it('measures as the standard does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_name, theme) => {
  it.each(each(textPairs))('%s reads on %s', (front, ground) => {
    expect(contrastRatio(theme[front], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['ink', 'inkMuted', 'inkFaint'] as const)('%s is 7:1 where more contrast is asked for', (front) => {
    const shown = faint.some((one) => one === front) ? theme.ink : theme[front];
    for (const [name, ground] of each(textPairs))
      if (name === front) expect(contrastRatio(shown, theme[ground])).toBeGreaterThanOrEqual(7);
  });
  it.each(each(graphicPairs))('%s is seen on %s', (front, ground) => {
    expect(contrastRatio(theme[front], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
