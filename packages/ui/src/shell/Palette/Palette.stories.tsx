import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Palette } from './Palette';
import { paletteArgs, sources } from './Palette.fixtures';
import { paletteMessages } from '../../text/paletteMessages';
import { onPhone, snapshotModes, noSnapshot } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { navigationMessages } from '../messages';
import { documentTitles } from '../../text/documentTitles';
import { overlayMessages } from '../../text/overlayMessages';

// Spec: A §2 Header
const meta = {
  title: 'Components/Shell/Palette',
  component: Palette,
  args: paletteArgs,
  /** Stores the text, like the application, and returns the focus to its button. */
  render: function Kept(args) {
    const [open, setOpen] = useState(false);
    const [query, setQuery] = useState(args.query);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Palette
            {...args}
            query={query}
            sources={query.trim().length < 2 ? [] : args.sources}
            onQueryChange={(text) => {
              args.onQueryChange(text);
              setQuery(text);
            }}
            onClose={() => {
              args.onClose();
              setOpen(false);
            }}
          />
        )}
      </>
    );
  },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

const marked = () => screen.getByRole('option', { selected: true });

async function open(canvas: Pick<typeof screen, 'getByRole'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const field = await screen.findByRole('combobox', { name: paletteMessages.label });
  await expect(field).toHaveFocus();
  return field;
}

/**
 * An empty query lists actions, then all pages. By keyboard only; the focus stays in the field, and returns.
 */
export const Default: Story = {
  parameters: snapshotModes('Open'),
  play: endAt('Another is marked', async ({ args, canvas }) => {
    const field = await open(canvas);
    await expect(screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual([
      paletteMessages.actions,
      paletteMessages.pages,
    ]);
    await expect(marked()).toHaveTextContent('Withdraw from Out going Wallet');
    await snapshot('Open');
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent(paletteMessages.copyLeft);
    await snapshot('Another is marked');
    await expect(field).toHaveAttribute('aria-activedescendant', marked().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(marked()).toHaveTextContent(documentTitles.allNotifications);
    await waitFor(() => expect(marked()).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'action:copyLeft' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  }),
};

const unfinished = {
  id: 'action:continue',
  label: 'Pick up where you left off: Withdraw',
  icon: 'clock',
} as const;

/** An expired session's screen is the first entry, by one key or by its name. */
export const Continue: Story = {
  args: { actions: [unfinished, ...paletteArgs.actions] },
  parameters: noSnapshot,
  play: endAt('Found by name', async ({ args, canvas }) => {
    await open(canvas);
    await expect(marked()).toHaveTextContent('Pick up where you left off: Withdraw');
    await snapshot('First');
    await userEvent.keyboard('withdraw');
    await expect(screen.getByRole('option', { name: 'Pick up where you left off: Withdraw' })).toBeVisible();
    await snapshot('Found by name');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'action:continue' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  }),
};

/** Matches are highlighted in the results, and the best one is first. */
export const Found: Story = {
  args: { sources: Object.values(sources) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.keyboard('ama');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('ama');
    const found = within(screen.getByRole('group', { name: 'Withdrawals' })).getAllByRole('option');
    await expect(found[0]).toHaveTextContent('WDAMA10482');
    await expect(found[0]?.querySelector('mark')).toHaveTextContent('AMA');
    await expect(screen.getByText('Latest 10 only')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(overlayMessages.results({ count: 4 }));
    await userEvent.click(screen.getByRole('option', { name: /amara9/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'team:amara9' }));
  },
};

/** The caret keys and a composition's arrows belong to the field. Neither the pointer nor leaving the field chooses. */
export const Typing: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = await open(canvas);
    await userEvent.keyboard('ig{Home}');
    await expect(field).toHaveProperty('selectionStart', 0);
    await userEvent.keyboard('{End}');
    await expect(field).toHaveProperty('selectionStart', 2);
    const first = screen.getAllByRole('option')[0];
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await expect(marked()).toBe(first);
    await userEvent.hover(screen.getAllByRole('option')[1] ?? field);
    await expect(marked()).toBe(first);
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    field.blur();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Recent entries come first while the query is empty, without duplicates. */
export const Recent: Story = {
  args: { recent: [paletteArgs.pages[1] ?? [], sources.team.found.data[0]].flat() },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await open(canvas);
    const recent = screen.getByRole('group', { name: paletteMessages.recent });
    await expect(
      within(recent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([navigationMessages.kyc, 'amara9Level 2']);
    await expect(screen.getAllByRole('option', { name: navigationMessages.kyc })).toHaveLength(1);
    await userEvent.keyboard('kyc');
    await expect(screen.queryByRole('group', { name: paletteMessages.recent })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.keyboard('zebra{Enter}');
    await expect(screen.getByText(paletteMessages.nothing)).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Each group loads separately. Loaded entries can be chosen. */
export const Loading: Story = {
  args: { sources: [{ title: 'Withdrawals', found: { state: 'loading' } }, sources.tickets] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('ama');
    await expect(screen.getByRole('group', { name: 'Withdrawals' })).toHaveTextContent(
      paletteMessages.searching,
    );
    await expect(marked()).toHaveTextContent('My withdrawal to the AMA bank');
    await expect(screen.getByRole('status')).toHaveTextContent(paletteMessages.searching);
  },
};

const retry = fn();

/** A group fails alone, and its retry line works by keyboard too. */
export const Failed: Story = {
  args: {
    sources: [
      { title: 'Withdrawals', found: { state: 'failed', message: 'x', onRetry: retry } },
      sources.tickets,
    ],
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.keyboard('ama');
    await expect(screen.getByRole('option', { name: /AMA bank/ })).toBeVisible();
    await expect(marked()).toHaveTextContent(paletteMessages.searchFailed);
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const box = (element: Element) => element.getBoundingClientRect();

/** As high as the phone, with lines for touch. Results do not move the field. */
export const Mobile: Story = {
  ...onPhone,
  args: { sources: Object.values(sources) },
  play: async ({ canvas }) => {
    const field = await open(canvas);
    const before = box(field).top;
    await userEvent.keyboard('ama');
    await expect(box(field).top).toBe(before);
    await expect(box(screen.getByRole('dialog')).height).toBeGreaterThan(innerHeight * 0.9);
    for (const option of screen.getAllByRole('option'))
      await expect(box(option).height).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  ...onPhone,
  args: {
    sources: [
      {
        title: 'Tickets',
        found: {
          state: 'ready',
          data: [{ id: 'ticket:1', label: 'amara'.repeat(40), hint: 'x'.repeat(90), icon: 'chat' }],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('ama');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
