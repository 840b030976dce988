import { describe, expect, it } from 'vitest';
import {
  amountsOfData,
  callKinds,
  chosen,
  globalToRoute,
  networks,
  outcomes,
  personas,
  routeToGlobal,
} from '../../.storybook/live/choices';
import { addresses } from '../../packages/ui/src/addresses/addresses';
import { brands, languages } from '../../.storybook/operator/choices';
import { globalTypes } from '../../.storybook/toolbar';

// The characters that Storybook accepts in an address. It drops any other value silently.
const carried = /^[\w -]+$/;

const offered = (name: keyof typeof globalTypes) =>
  globalTypes[name].toolbar.items.map(({ value }): string => value);

const ofTheWalk = {
  persona: personas,
  network: networks,
  outcome: outcomes,
  calls: callKinds,
  data: amountsOfData,
};
const ofEveryStory = { brand: brands, language: languages };

describe('the choices for the live portal are in the address', () => {
  it.each(Object.entries({ ...ofTheWalk, ...ofEveryStory }))(
    '%s: every choice is offered',
    (name, choices) => {
      expect(offered(name as keyof typeof globalTypes)).toEqual(Object.keys(choices));
      for (const value of Object.keys(choices)) expect(value).toMatch(carried);
    },
  );

  it.each(Object.entries(ofTheWalk))(
    '%s: every choice is read, and no other word',
    (_, choices: Readonly<Record<string, unknown>>) => {
      const names = Object.keys(choices);
      for (const name of names) expect(chosen(choices, name)).toBe(name);
      expect(chosen(choices, 'no-such-choice')).toBe(names[0]);
    },
  );

  it('a place of the portal comes back as it went', () => {
    for (const address of [...Object.values(addresses), '/user/a_b/c?page=2&of=x']) {
      expect(routeToGlobal(address)).toMatch(carried);
      expect(globalToRoute(routeToGlobal(address))).toBe(address);
    }
  });
});
