import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import { FailureDialog } from '../FailureDialog/FailureDialog';
import { calm } from './calm';
import { Popups, type Popup } from './Popups';
import { imageBase, kycHint, livePackages, longRead, maintenance } from './Popups.fixtures';
import { noSnapshot, onLargePhone, onPhone, snapshotModes } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { newsTexts } from '../../text/messages';
import { overlayMessages } from '../../text/overlayMessages';

/** The popups' quiet time in stories, in ms. */
const shortCalm = 100;

function shortenCalm() {
  const start = window.setTimeout.bind(window);
  spyOn(window, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
    start(work, ms === calm ? shortCalm : ms)) as typeof setTimeout);
}

// Spec: A §2 Popups
const meta = {
  title: 'Components/Shell/Popups',
  component: Popups,
  args: { popups: [maintenance], at: 0, imageBase, onClose: fn(), onPostpone: fn() },
  beforeEach: shortenCalm,
} satisfies Meta<typeof Popups>;

export default meta;
type Story = StoryObj<typeof meta>;

const patiently = { timeout: 5000 };
const popup = (name: string) => screen.findByRole('dialog', { name }, patiently);
/** Longer than the popups' quiet time, by the browser's own clock. */
const whileCalm = () =>
  new Promise((resolve) =>
    document.documentElement.animate([], 4 * shortCalm).addEventListener('finish', resolve),
  );

/** News: title, day, greeting, and the server's HTML (A §2). */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await popup('Maintenance window this weekend');
    await expect(dialog).toHaveAccessibleDescription('18-11-2026');
    await expect(within(dialog).getByText(newsTexts.dearAssociates)).toBeVisible();
    await expect(within(dialog).getByRole('list')).toBeVisible();
    await expect(dialog).toHaveFocus();
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: overlayMessages.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(maintenance);
    await expect(args.onPostpone).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = {
  args: { popups: [livePackages] },
  ...onPhone,
  play: async () => {
    await popup('New live packages');
  },
};

export const WithImage: Story = {
  args: { popups: [livePackages] },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await popup('New live packages');
    const image = dialog.querySelector('img');
    await expect(image?.naturalWidth).toBe(640);
    await expect(image?.getAttribute('alt')).toBe('');
  },
};

/** A broken image leaves a placeholder (D134). */
export const ImageFails: Story = {
  args: { popups: [{ ...livePackages, imageUrl: 'data:image/png;base64,broken' }] },
  play: async () => {
    const dialog = await popup('New live packages');
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(within(dialog).getByText(commonMessages.imageNotShown)).toBeVisible();
    await expect(within(dialog).getByText(newsTexts.dearAssociates)).toBeVisible();
  },
};

/** A notification has only title and body (A §2). */
export const Information: Story = {
  args: { popups: [kycHint] },
  play: async () => {
    const dialog = await popup('One document is missing');
    await expect(within(dialog).getByText(/photo of yourself/)).toBeVisible();
    await expect(within(dialog).queryByText(newsTexts.dearAssociates)).toBeNull();
    await expect(dialog).not.toHaveAttribute('aria-describedby');
  },
};

/** Missing data has no label. */
export const Empty: Story = {
  args: { popups: [{ kind: 'news', id: '1', title: 'News', publishedAt: 'soon', html: '' }] },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await popup('News');
    await expect(dialog).not.toHaveTextContent(/--|NaN|undefined|Invalid/);
    await expect(dialog).not.toHaveAttribute('aria-describedby');
  },
};

const inTurn: Story = {
  args: { popups: [maintenance, livePackages, kycHint] },
  render: function InTurn(args) {
    const [at, setAt] = useState(0);
    const close = (closed: Popup) => {
      args.onClose(closed);
      setAt(at + 1);
    };
    const postpone = () => {
      args.onPostpone();
      setAt(args.popups.length);
    };
    return <Popups {...args} at={at} onClose={close} onPostpone={postpone} />;
  },
};

/** The first popup shows the total. None is closed yet. */
export const FirstOfThree: Story = {
  ...inTurn,
  parameters: noSnapshot,
  play: async () => {
    await expect(await popup('Maintenance window this weekend')).toHaveTextContent(
      overlayMessages.positionInList({ position: 1, count: 3 }),
    );
  },
};
export const FirstOfThreeMobile: Story = { ...FirstOfThree, ...onLargePhone };

/** One at a time, news first. Each starts at its top, and shows its number. */
export const Several: Story = {
  ...inTurn,
  parameters: snapshotModes('News first', 'The next'),
  play: endAt('The last', async ({ args }) => {
    const first = await popup('Maintenance window this weekend');
    await expect(
      within(first).getByText(overlayMessages.positionInList({ position: 1, count: 3 })),
    ).toBeVisible();
    await snapshot('News first');
    await userEvent.click(within(first).getByRole('button', { name: overlayMessages.next }));
    const second = await popup('New live packages');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(second).toHaveFocus();
    await snapshot('The next');
    await userEvent.keyboard('{Escape}');
    const last = await popup('One document is missing');
    await expect(
      within(last).getByText(overlayMessages.positionInList({ position: 3, count: 3 })),
    ).toBeVisible();
    await expect(within(last).queryByRole('button', { name: overlayMessages.restLater })).toBeNull();
    await snapshot('The last');
    await userEvent.click(within(last).getByRole('button', { name: overlayMessages.close }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** The rest can be postponed. */
export const RestLater: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...inTurn,
  play: async ({ args }) => {
    const first = await popup('Maintenance window this weekend');
    await userEvent.click(within(first).getByRole('button', { name: overlayMessages.restLater }));
    await expect(args.onPostpone).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A double click closes only one. */
export const DoubleClick: Story = {
  ...inTurn,
  play: async ({ args }) => {
    const first = await popup('Maintenance window this weekend');
    await userEvent.dblClick(within(first).getByRole('button', { name: overlayMessages.next }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(maintenance);
    await expect(screen.getByText(overlayMessages.positionInList({ position: 2, count: 3 }))).toBeVisible();
  },
};

/** The focus returns to where it was. */
export const FocusReturns: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  ...inTurn,
  args: { popups: [kycHint] },
  decorators: [
    (Story) => (
      <>
        <Button>Deposit</Button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('button', { name: 'Deposit' });
    page.focus();
    await popup('One document is missing');
    await expect(page).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page).toHaveFocus());
  },
};

/** Waits while the member types, and opens after blur. */
export const WaitsForWriting: Story = {
  decorators: [
    (Story) => (
      <>
        <TextField label="Amount" name="amount" />
        <Story />
      </>
    ),
  ],
  parameters: noSnapshot,
  play: endAt('Then it comes', async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '50');
    await whileCalm();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(field).toHaveValue('50');
    await snapshot('Nothing disturbs the writing');
    field.blur();
    await expect(await popup('Maintenance window this weekend')).toBeVisible();
    await snapshot('Then it comes');
  }),
};

/** Never covers another dialog. */
export const WaitsForDialog: Story = {
  parameters: noSnapshot,
  render: function OverDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <FailureDialog open={open} onReload={() => setOpen(false)} onClose={() => setOpen(false)} />
        <Popups {...args} />
      </>
    );
  },
  play: async () => {
    await whileCalm();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: commonMessages.retry }));
    await expect(await popup('Maintenance window this weekend')).toBeVisible();
  },
};

/** A long body scrolls between title and actions, which stay visible. */
export const LongText: Story = {
  args: { popups: [longRead, kycHint] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, patiently);
    const body = await within(dialog).findByRole('group');
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    const next = within(dialog).getByRole('button', { name: overlayMessages.next });
    await waitFor(() => expect(next.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone, parameters: noSnapshot };
/** Text at 200 %: everything is reachable by scrolling. */
export const LargeText: Story = {
  args: { popups: [{ ...longRead, title: livePackages.title }, kycHint] },
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
  play: async () => {
    const dialog = await popup('New live packages');
    await within(dialog).findByRole('group');
    const next = within(dialog).getByRole('button', { name: overlayMessages.next });
    next.focus();
    await waitFor(() => expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

const hostile =
  '<img src="https://evil.example/x" onerror="boom()"><script>boom()</script><form><input name="pin"></form><b>Hello</b>';
export const Hostile: Story = {
  args: { popups: [{ ...kycHint, title: '<img src=x onerror=boom()>\u202Egnp', html: hostile }] },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, patiently);
    await expect(within(dialog).getByText('Hello')).toBeVisible();
    await expect(dialog.querySelector('img, script, form, input')).toBeNull();
  },
};
