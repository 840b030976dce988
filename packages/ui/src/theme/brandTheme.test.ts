import { describe, expect, it } from 'vitest';
import { findBrandFaults } from './brandTheme';

describe('a brand', () => {
  it('is readable', () => {
    expect(findBrandFaults({ light: { accent: '#0b6b4f', accentHover: '#08543e' } })).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ accent: 'red' }, 'light.accent is red, and needs #rrggbb.'],
    [{ shadowCard: 'none; } body { display: none' }, 'light.shadowCard is none; } body'],
    [{ acent: '#0b6b4f' }, 'light.acent is no token.'],
    [{ accent: '#ffee00' }, 'light.onAccent on accent has a contrast of 1.2, and needs 4.5.'],
  ])('is refused with %j', (light, fault) => {
    expect(findBrandFaults({ light })[0]).toContain(fault);
  });
});
