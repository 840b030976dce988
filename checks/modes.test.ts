import { describe, expect, it } from 'vitest';
import { modesFor } from '../.storybook/modes';

const names = (title: string, globals = {}) => Object.keys(modesFor(title, globals));

describe('what is photographed', () => {
  it('a screen at three sizes in both themes', () => {
    expect(names('Screens/Access/Login')).toEqual([
      ...['light 390', 'light 820', 'light 1440'],
      ...['dark 390', 'dark 820', 'dark 1440'],
    ]);
  });

  it.each(['Components/Button', 'Forms/FormTextField', 'Flows/SignIn'])('%s once in each theme', (title) => {
    expect(modesFor(title, {})).toEqual({
      'light 1440': { theme: 'light', viewport: { width: 1440, height: 900 } },
      'dark 1440': { theme: 'dark', viewport: { width: 1440, height: 900 } },
    });
  });

  it('a story that pins its theme or viewport in that only', () => {
    expect(names('Screens/Access/Login', { theme: 'dark' })).toEqual(['dark 390', 'dark 820', 'dark 1440']);
    expect(modesFor('Screens/Access/Login', { viewport: { value: 'phone' } })).toEqual({
      'light phone': { theme: 'light', viewport: 'phone' },
      'dark phone': { theme: 'dark', viewport: 'phone' },
    });
    expect(names('Components/Button', { theme: 'sideBySide' })).toEqual(['sideBySide 1440']);
  });
});
