import { describe, expect, it } from 'vitest';
import { brands, languages } from '../../.storybook/operator/choices';
import { globalTypes } from '../../.storybook/toolbar';
import { addresses } from '../../packages/ui/src/addresses/addresses';
import { amountsOfData, callKinds, networks, outcomes, personas } from '../storybook/live/choices';

// The characters that Storybook accepts in an address. It drops any other value silently.
const carried = /^[\w -]+$/;

describe('a choice is in the address', () => {
  it.each(Object.entries({ brand: brands, language: languages }))('%s, of the toolbar', (name, choices) => {
    const offered = globalTypes[name as 'brand' | 'language'].toolbar.items.map(({ value }): string => value);
    expect(offered).toEqual(Object.keys(choices));
    for (const value of offered) expect(value).toMatch(carried);
  });

  it.each(Object.entries({ personas, networks, outcomes, callKinds, amountsOfData, addresses }))(
    '%s, of the live portal',
    (_, choices: Readonly<Record<string, unknown>>) => {
      for (const value of Object.keys(choices)) expect(value).toMatch(carried);
    },
  );
});
