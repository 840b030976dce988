import { screen, within } from 'storybook/test';

/** A list by its name, in whichever shape its room gives it: a table, cards, or lines under days. */
export const listNamed = (name: string): HTMLElement =>
  screen.queryByRole('table', { name }) ??
  screen.queryByRole('list', { name }) ??
  screen.getByRole('group', { name });

/** The records of such a list, in order: its rows without the one of the titles, its cards or its lines. */
export const getRecords = (list: HTMLElement): HTMLElement[] =>
  list.matches('table') ? within(list).getAllByRole('row').slice(1) : within(list).getAllByRole('listitem');
