import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

/** The queries that a play receives for its own story. */
export type Canvas = StoryContext['canvas'];

/** A list by its name, in any of its layouts: a table or lines. */
export const listNamed = (name: string): HTMLElement =>
  screen.queryByRole('table', { name }) ?? screen.getByRole('group', { name });

/** The records of a list, in order: its rows without the header, or its lines. */
export const getRecords = (list: HTMLElement): HTMLElement[] =>
  list.matches('table') ? within(list).getAllByRole('row').slice(1) : within(list).getAllByRole('listitem');
