import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { TeamSuggestion, TeamSuggestions } from '../Team/team';
import { legMessages } from '../../../text/columnTitles';
import { BinaryTreeScreen } from './BinaryTreeScreen';
import { binaryArgs, deep, ready } from './BinaryTreeScreen.fixtures';
import { noSnapshot, onPhone } from '../../../testing/windows';
import { networkTexts } from '../../../text/messages';
import { teamMessages } from '../Team/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { failed } from '../../../remote.fixtures';
import { treeMessages } from '../../../tree/messages';

const people: readonly TeamSuggestion[] = [
  { username: 'mei5', leg: 'right' },
  { username: 'Meike12', leg: 'left' },
  { username: 'melissandrewiththelongestnameofall0123456789012345678901', leg: 'left' },
  { username: 'nora3', leg: 'left' },
];
const foundFor = (start: string, more = false): TeamSuggestions => ({
  start,
  found: people.filter(({ username }) => username.toLowerCase().startsWith(start)),
  more,
});

// Spec: D113
/** Suggested names in the search of both trees, where the server has them (D113). */
const meta = {
  title: 'Screens/Network/BinaryTree',
  component: BinaryTreeScreen,
  args: { ...binaryArgs, onNameInput: fn() },
  render: function Served({ onNameInput, suggestions: first, ...args }) {
    const [suggestions, setSuggestions] = useState(first);
    const answer = useCallback(
      (start: string) => {
        onNameInput?.(start);
        setSuggestions(foundFor(start));
      },
      [onNameInput],
    );
    return <BinaryTreeScreen {...args} suggestions={suggestions} onNameInput={answer} />;
  },
} satisfies Meta<typeof BinaryTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getField = (canvas: Canvas) => canvas.getByRole('combobox', { name: networkTexts.searchByUserName });
const namesIn = (canvas: Canvas) =>
  canvas.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);
/** Types a text and returns its suggestions. */
async function typed(canvas: Canvas, text: string) {
  await userEvent.type(getField(canvas), text);
  await canvas.findAllByRole('option');
}

/** Suggestions start at two letters, once the member pauses. A press opens the member. */
export const Suggestions: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await typed(canvas, ' Mei');
    await expect(args.onNameInput).toHaveBeenCalledTimes(1);
    await expect(args.onNameInput).toHaveBeenCalledWith('mei');
    await expect(namesIn(canvas)).toEqual(['mei5', 'Meike12']);
    await expect(canvas.getByRole('option', { name: `mei5 ${legMessages.right}` })).toBeVisible();
    await userEvent.type(getField(canvas), 'k');
    // Until the next answer, the list keeps the names that still match.
    await expect(namesIn(canvas)).toEqual(['Meike12']);
    await userEvent.click(canvas.getByRole('option', { name: `Meike12 ${legMessages.left}` }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('Meike12');
    await expect(namesIn(canvas)).toEqual([]);
    await expect(getField(canvas)).toHaveValue('Meike12');
  },
};

/**
 * Arrows highlight a name and Enter picks it. Without a highlight, Enter searches the typed text. Escape closes and
 * keeps the text.
 */
export const SuggestionsKeyboard: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    await typed(canvas, 'me');
    await expect(canvas.getByRole('status')).toHaveTextContent(overlayMessages.results({ count: 3 }));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = canvas.getByRole('option', { selected: true });
    await expect(marked).toHaveTextContent(`Meike12 ${legMessages.left}`);
    await expect(field).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{Escape}');
    await expect(namesIn(canvas)).toEqual([]);
    await expect(field).toHaveValue('me');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('mei5');
    await userEvent.clear(field);
    await typed(canvas, 'no');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('no');
    await expect(namesIn(canvas)).toEqual([]);
  },
};

/** Leaving the field picks no name, whatever was highlighted. */
export const SuggestionsLeft: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await typed(canvas, 'me');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(namesIn(canvas)).toEqual([]));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(getField(canvas)).toHaveValue('me');
  },
};

export const NoneFound: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(getField(canvas), 'xy');
    const note = teamMessages.noMatch;
    await expect(await canvas.findByText(note, { ignore: '[role=status]' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(note);
  },
};

/** The list shows at most eight names, and a note that there are more. */
export const MoreSuggestions: Story = {
  parameters: noSnapshot,
  render: (args) => <BinaryTreeScreen {...args} suggestions={foundFor('me', true)} />,
  play: async ({ canvas }) => {
    await typed(canvas, 'me');
    await expect(canvas.getByText(teamMessages.typeMore, { ignore: '[role=status]' })).toBeVisible();
  },
};

/** For a late answer, an answer to another text, or a failure, the search uses the typed text. */
export const SuggestionsFailed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: (args) => <BinaryTreeScreen {...args} suggestions={foundFor('no')} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(getField(canvas), 'mei5');
    await waitFor(() => expect(args.onNameInput).toHaveBeenLastCalledWith('mei5'));
    await expect(namesIn(canvas)).toEqual([]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('mei5');
  },
};

/** The server turns out to have no name search while the member types. The field and its text stay. */
export const NotSuggested: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Absent({ onNameInput, ...args }) {
    const [isAbsent, setAbsent] = useState(false);
    const ask = useCallback(
      (start: string) => {
        onNameInput?.(start);
        setAbsent(true);
      },
      [onNameInput],
    );
    return <BinaryTreeScreen {...args} onNameInput={isAbsent ? undefined : ask} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(getField(canvas), 'mei');
    const field = await canvas.findByRole('searchbox', { name: networkTexts.searchByUserName });
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-expanded');
    await userEvent.type(field, '5{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('mei5');
    await expect(args.onNameInput).toHaveBeenCalledTimes(1);
  },
};

/** A reader who chose the outline keeps it: after a search without an answer, and in the tree of another member. */
export const ViewKept: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Searched({ onSearch, ...args }) {
    const [searched, setSearched] = useState('');
    const found = searched === 'mei5' ? ready(deep) : args.team;
    const team = searched === 'nobody' ? failed() : found;
    const search = (username: string) => {
      onSearch(username);
      setSearched(username);
    };
    return <BinaryTreeScreen {...args} {...{ team, searched }} onSearch={search} />;
  },
  play: async ({ args, canvas }) => {
    const getOutline = () => canvas.findByRole('button', { name: treeMessages.outline });
    await userEvent.click(await getOutline());
    for (const name of ['nobody', 'mei5']) {
      const field = getField(canvas);
      await userEvent.clear(field);
      await userEvent.type(field, `${name}{Enter}`);
      await expect(args.onSearch).toHaveBeenLastCalledWith(name);
      if (name === 'nobody') await expect(await canvas.findByRole('alert')).toBeVisible();
    }
    await expect(await getOutline()).toHaveAttribute('aria-pressed', 'true');
  },
};

/** On a phone nothing is wider than the page, and the list fits the window. */
export const SuggestionsMobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await typed(canvas, 'me');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const { bottom } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};
