import type { Preview } from '@storybook/react-vite';
import { clocks, platforms, zones } from './time/choices';

const titled = (choices: Record<string, { title: string }>) =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }));

/** What a reviewer may choose above a story. Every choice is in the address: `&globals=theme:dark;text:200`. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'sideBySide', title: 'Side by side' },
      ],
      dynamicTitle: true,
    },
  },
  text: {
    description: 'Text size',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  zone: {
    description: 'Time zone of the member',
    toolbar: { title: 'Zone', icon: 'globe', items: titled(zones), dynamicTitle: true },
  },
  platform: {
    description: 'Time zone of the portal',
    toolbar: { title: 'Portal', icon: 'globe', items: titled(platforms), dynamicTitle: true },
  },
  clock: {
    description: 'What the clock shows',
    toolbar: { title: 'Clock', icon: 'time', items: titled(clocks), dynamicTitle: true },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  text: '100',
  direction: 'ltr',
  zone: 'utc',
  platform: 'utc',
  clock: 'fixtures',
  // These have no menu here, because the pages choose them: the boards' width, and the screen of `States/Every screen`.
  board: '390',
  screen: '',
};
