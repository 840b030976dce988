import { describe, expect, it } from 'vitest';
import { modesFor, type Photographed } from '../../.storybook/modes';

const story: Photographed = {
  ...{ title: 'Screens/Access/Login', name: 'Refused', plays: true, snapshots: [], globals: {} },
};
const names = (other: Partial<Photographed> = {}) => Object.keys(modesFor({ ...story, ...other }));

describe('what Chromatic captures', () => {
  it('a story once, on a desktop', () => {
    expect(modesFor(story)).toEqual({
      'light 1440': { theme: 'light', viewport: { width: 1440, height: 900 } },
    });
  });

  it('light above dark in one screenshot where nothing is played', () => {
    expect(names({ plays: false })).toEqual(['stacked 1440']);
  });

  it('the first story of a screen on a phone and in the dark too', () => {
    expect(names({ name: 'Default' })).toEqual(['light 1440', 'light 390', 'dark 1440']);
    expect(names({ name: 'Default', plays: false })).toEqual(['stacked 1440', 'stacked 390']);
    expect(names({ name: 'Default', title: 'Components/Button' })).toEqual(['light 1440']);
  });

  it('each snapshot that a play names', () => {
    expect(modesFor({ ...story, snapshots: ['By the form', 'By the code'] })).toEqual({
      'light 1440 by-the-form': {
        theme: 'light',
        viewport: { width: 1440, height: 900 },
        snapshot: 'by-the-form',
      },
      'light 1440 by-the-code': {
        theme: 'light',
        viewport: { width: 1440, height: 900 },
        snapshot: 'by-the-code',
      },
    });
  });

  it('a story that pins its theme or viewport in that only', () => {
    expect(names({ globals: { theme: 'dark' } })).toEqual(['dark 1440']);
    expect(names({ globals: { theme: 'sideBySide' } })).toEqual(['sideBySide 1440']);
    expect(modesFor({ ...story, name: 'Mobile', globals: { viewport: { value: 'phone' } } })).toEqual({
      'light phone': { theme: 'light', viewport: 'phone' },
    });
  });
});
