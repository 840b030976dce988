import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fields } from '../FilterDialog/FilterDialog.fixtures';
import type { SavedView } from './savedViews';
import { savedViews } from './savedViews.fixtures';
import { ViewsButton } from './ViewsButton';
import { viewMessages } from '../../text/viewMessages';
import { onPhone, noSnapshot } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { messagePattern } from '../../testing/messagePattern';
import { joinMessages, joinTexts } from '../../text/message/joinMessages';
import { overlayMessages } from '../../text/overlayMessages';

const filters = { wallet: 'pay_out', from_date: '2026-11-01' };

// Spec: B §2 Filter dialog
const meta = {
  title: 'Components/SavedViews',
  component: ViewsButton,
  args: { views: savedViews(), fields, filters, onFiltersChange: fn() },
  /** Saves and removes, like the caller. */
  render: function Kept(args) {
    const [all, setAll] = useState(args.views.all);
    const views = {
      ...args.views,
      all,
      onSave: (name: string) => {
        const done = args.views.onSave(name);
        if (done)
          setAll([{ name, filters: args.filters, link: 'x' }, ...all.filter((view) => view.name !== name)]);
        return done;
      },
      onRemove: (name: string) => {
        const done = args.views.onRemove(name);
        if (done) setAll(all.filter((view) => view.name !== name));
        return done;
      },
      onRestore: (view: SavedView, at: number) => {
        const done = args.views.onRestore(view, at);
        if (done) setAll(all.toSpliced(at, 0, view));
        return done;
      },
    };
    return <ViewsButton {...args} views={views} />;
  },
} satisfies Meta<typeof ViewsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a view's button. In Hindi those that copy and remove it begin with the name too. */
const view = (name: string) => (_label: string, element: Element) =>
  !element.hasAttribute('aria-label') && element.textContent.startsWith(name);

async function open(canvas: Pick<typeof screen, 'getByRole'>) {
  await userEvent.click(canvas.getByRole('button', { name: viewMessages.views }));
  return within(await screen.findByRole('dialog', { name: viewMessages.title }));
}

/** The current filters are listed and saved under a name, also with Enter. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    const name = dialog.getByLabelText(viewMessages.name);
    await expect(name).toHaveFocus();
    const kept = joinTexts([
      joinMessages.labelled({ label: overlayMessages.from, value: '01-11-2026' }),
      'Out Going Wallet',
    ]);
    await expect(dialog.getByText(kept)).toBeVisible();
    await userEvent.keyboard('  Out   going {Enter}');
    await expect(args.views.onSave).toHaveBeenCalledWith('Out going');
    await expect(dialog.getByText(viewMessages.saved({ name: 'Out going' }))).toBeVisible();
    await expect(name).toHaveValue('');
    await expect(dialog.getByRole('button', { name: view('Out going') })).toBeVisible();
  },
};

/** A view filters the list, and the focus returns to the button. */
export const Chosen: Story = {
  args: { filters: {} },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.queryByLabelText(viewMessages.name)).toBeNull();
    await expect(dialog.getByText(messagePattern(viewMessages.filterFirst))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: view('August') }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({
      from_date: '2026-08-01',
      to_date: '2026-08-31',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: viewMessages.views })).toHaveFocus());
  },
};

/** An existing name in any spelling is replaced only after a question. */
export const Taken: Story = {
  play: endAt('Taken', async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard('AUGUST{Enter}');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      viewMessages.replaceQuestion({ name: 'August' }),
    );
    await snapshot('Taken');
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.keep }));
    await expect(args.views.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.save }));
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.replace }));
    await expect(args.views.onSave).toHaveBeenCalledWith('AUGUST');
  }),
};

/** No name, and one too long. */
export const Unnamed: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard(' {Enter}');
    await expect(dialog.getByText(viewMessages.nameMissing)).toBeVisible();
    const name = dialog.getByLabelText<HTMLInputElement>(viewMessages.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'x'.repeat(45));
    await expect(name.value).toHaveLength(40);
    await expect(args.views.onSave).not.toHaveBeenCalled();
  },
};

/** If the device can't save, it says so and the input stays. */
export const NotKept: Story = {
  args: { views: savedViews({ onSave: fn(() => false), onRemove: fn(() => false) }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard('Autumn{Enter}');
    await expect(dialog.getByText(viewMessages.notKept)).toBeVisible();
    await expect(dialog.getByLabelText(viewMessages.name)).toHaveValue('Autumn');
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.remove({ name: 'Bonus' }) }));
    await expect(dialog.getByRole('button', { name: view('Bonus') })).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.remove({ name: 'Bonus' }) }));
    await expect(args.views.onRemove).toHaveBeenCalledWith('Bonus');
    await expect(dialog.queryByRole('button', { name: view('Bonus') })).toBeNull();
    await expect(dialog.getByText(viewMessages.removed({ name: 'Bonus' }))).toBeVisible();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A restored view returns to its index, with the focus still in the dialog. */
export const RemovedAndBack: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.remove({ name: 'August' }) }));
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.undo }));
    await expect(args.views.onRestore).toHaveBeenCalledWith(expect.objectContaining({ name: 'August' }), 0);
    await expect(dialog.getByText(viewMessages.restored({ name: 'August' }))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: viewMessages.undo })).toBeNull();
    const [first] = within(dialog.getByRole('list', { name: viewMessages.title })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^August/);
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Empty: Story = {
  args: { filters: {}, views: savedViews({ all: [] }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByText(viewMessages.none)).toBeVisible();
  },
};

const many = Array.from({ length: 20 }, (_, index) => ({
  name: `View ${index + 1}`,
  filters: { note: `${index}` },
  link: 'x',
}));

/** The limit is twenty. One of them can still be replaced. */
export const Full: Story = {
  args: { views: savedViews({ all: many }) },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    const name = dialog.getByLabelText(viewMessages.name);
    await userEvent.type(name, 'One more{Enter}');
    await expect(dialog.getByText(viewMessages.full({ max: 20 }))).toBeVisible();
    await expect(args.views.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'view 20{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: viewMessages.replace }));
    await expect(args.views.onSave).toHaveBeenCalledWith('view 20');
  },
};

export const LongText: Story = {
  ...onPhone,
  args: {
    views: savedViews({
      all: [{ name: 'W'.repeat(40), filters: { note: 'amara21'.repeat(12) }, link: 'x' }],
    }),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
