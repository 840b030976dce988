import type { Preview } from '@storybook/react-vite';
import { comparisons } from './iframes/comparisons';
import { brands, languages } from './operator/choices';
import { givenLanguage } from './operator/givenLanguage';
import { clocks, platforms, zones } from './time/choices';

const titled = (choices: Record<string, { title: string }>) =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }));

/** Storybook parses `text:200` as a number, so a string wouldn't select the button. Its types accept only strings. */
const percent = (size: number) => size as unknown as string;

/**
 * The toolbar's globals. Every choice is in the address: `&globals=theme:dark;text:200`. The theme is
 * addon-themes', the vision filter addon-a11y's.
 */
export const globalTypes = {
  compare: {
    description: 'Two views side by side',
    toolbar: { title: 'Compare', icon: 'sidebyside', items: titled(comparisons), dynamicTitle: true },
  },
  text: {
    description: 'Text size',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      items: [
        { value: percent(100), title: 'Text 100 %' },
        { value: percent(200), title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language (reloads the page)',
    toolbar: { title: 'Language', icon: 'globe', items: titled(languages), dynamicTitle: true },
  },
  brand: {
    description: 'Whose portal it is',
    toolbar: { title: 'Brand', icon: 'paintbrush', items: titled(brands), dynamicTitle: true },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  clock: {
    description: 'Clock',
    toolbar: { title: 'Clock', icon: 'time', items: titled(clocks) },
  },
  zone: {
    description: 'Time zone of the member',
    toolbar: { title: 'Member’s zone', icon: 'user', items: titled(zones) },
  },
  platform: {
    description: 'Time zone of the portal',
    toolbar: { title: 'Portal’s zone', icon: 'database', items: titled(platforms) },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  compare: 'none',
  text: 100,
  direction: 'ltr',
  language: givenLanguage,
  brand: 'none',
  zone: 'utc',
  platform: 'utc',
  clock: 'fixtures',
  // Pages set it without a menu: the boards' width.
  board: '390',
  // The search and filters of pages.
  search: '',
  area: '',
  kind: '',
  // The slug of the snapshot at which a play ends. Empty for the last.
  snapshot: '',
};
