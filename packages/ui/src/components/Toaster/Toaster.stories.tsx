import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import { color } from '../../tokens';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { forgetAnnounced } from './announced';
import { readingTime } from './readingClock';
import { Toaster, type Toast, type ToasterProps } from './Toaster';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { overlayMessages } from '../../text/overlayMessages';
import { errorTexts } from '../../text/messages';

// Spec: A §8 Toasts, B §8
const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: {
    toast: { id: '1', tone: 'good', text: 'Deposit Address copy to clipboard successfully.' },
    onDismiss: fn(),
  },
  // A form of the story before may have announced a refusal, which silences the next toast.
  beforeEach: forgetAnnounced,
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The computed colour of a token. */
function computed(name: 'good' | 'goodSoft' | 'bad' | 'badSoft'): string {
  const probe = document.createElement('span');
  probe.style.color = color[name];
  document.body.append(probe);
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}
/** Expects an icon, text, border and background in the tone's colour (D136). */
async function expectTone(toast: HTMLElement, tone: 'good' | 'bad') {
  const card = getComputedStyle(toast.parentElement!);
  await expect(getComputedStyle(toast.parentElement!.querySelector('svg')!).color).toBe(computed(tone));
  await expect(getComputedStyle(toast).color).toBe(computed(tone));
  await expect(card.borderTopColor).toBe(computed(tone));
  await expect(card.backgroundColor).toBe(computed(`${tone}Soft`));
}

/** A success is green, bottom centre (A §8). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const toast = await screen.findByRole('status');
    await expect(toast).toHaveTextContent('Deposit Address copy to clipboard successfully.');
    await expectTone(toast, 'good');
    const { left, right, bottom } = toast.parentElement!.getBoundingClientRect();
    await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 100);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Mobile: Story = { ...onLargePhone };

/** An error is red (A §8). */
export const Bad: Story = {
  args: { toast: { id: '2', tone: 'bad', text: errorTexts.somethingWrongTryAgain } },
  parameters: noSnapshot,
  play: async () => {
    const toast = await screen.findByRole('alert');
    await expect(toast).toHaveTextContent(errorTexts.somethingWrongTryAgain);
    await expectTone(toast, 'bad');
    await expect(computed('bad')).not.toBe(computed('good'));
  },
};

/** An amount in a toast is hidden and shown with all others, even in an open one. */
export const AmountsHidden: Story = {
  args: { toast: { id: '3', tone: 'good', text: '$50.00 was sent to mei5.' } },
  beforeEach: () => () => hideAmounts(false),
  parameters: noSnapshot,
  play: async () => {
    const toast = await screen.findByRole('status');
    await expect(toast).toHaveTextContent('$50.00 was sent to mei5.');
    hideAmounts(true);
    await waitFor(() => expect(toast).toHaveTextContent('$•••• was sent to mei5.'));
    hideAmounts(false);
    await waitFor(() => expect(toast).toHaveTextContent('$50.00 was sent to mei5.'));
    hideAmounts(true);
  },
};

export const LongText: Story = {
  args: { toast: { id: '3', tone: 'bad', text: 'The field username_of_the_sponsor is invalid. '.repeat(6) } },
  ...onLargePhone,
};

export const TextOnly: Story = {
  args: { toast: { id: '4', tone: 'bad', text: '<img src=x onerror=alert(1)><b>bold</b>' } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const toast = await screen.findByRole('alert');
    await expect(toast).toHaveTextContent(args.toast?.text ?? '');
    // Only its figures are elements.
    await expect(toast.querySelectorAll(':not([translate=no])')).toHaveLength(0);
  },
};

export const SentAway: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args }) => {
    await screen.findByRole('status');
    await userEvent.click(screen.getByRole('button', { name: overlayMessages.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

const second: Toast = { id: 'second', tone: 'bad', text: 'Insufficient Balance' };
/** A newer one replaces the previous one (A §8). */
export const OneAtATime: Story = {
  parameters: noSnapshot,
  render: function Following(args) {
    const [toast, setToast] = useState(args.toast);
    return (
      <>
        <Button onClick={() => setToast(second)}>Next</Button>
        <Button onClick={() => setToast(null)}>None</Button>
        <Toaster {...args} toast={toast} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await screen.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient Balance');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** The reading times that run. A paused one isn't among them. */
const running = new Map<number, () => void>();

/** Lets a story end the reading time of its toast in place of waiting for five seconds. */
function holdClocks() {
  running.clear();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  spyOn(window, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    if (ms !== readingTime) return start(work, ms);
    // A real timer has a positive number.
    const held = -performance.now();
    running.set(held, work);
    return held;
  }) as typeof setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    if (!running.delete(Number(timer))) stop(timer);
  });
}

const readingTimeOver = () => [...running.values()].forEach((over) => over());
const dismissButton = () => screen.getByRole('button', { name: overlayMessages.dismiss });

/** Ends the reading time while it is paused, then once more. */
async function outlasts(args: ToasterProps, pause: () => unknown, resume: () => unknown): Promise<void> {
  const toast = await screen.findByRole('status');
  await waitFor(() => expect(running.size).toBe(1));
  await pause();
  await waitFor(() => expect(running.size).toBe(0));
  readingTimeOver();
  await expect(toast).toBeVisible();
  await expect(args.onDismiss).not.toHaveBeenCalled();
  await resume();
  await waitFor(() => expect(running.size).toBe(1));
  readingTimeOver();
  await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
}

/** On hover it stays longer than five seconds, and disappears afterwards (A §9). */
export const PausedByHover: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  beforeEach: holdClocks,
  play: ({ args }) => {
    const toast = () => screen.getByRole('status');
    return outlasts(
      args,
      () => userEvent.hover(toast()),
      () => userEvent.unhover(toast()),
    );
  },
};

/** So does one with the focus on its button. */
export const PausedByFocus: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  beforeEach: holdClocks,
  play: ({ args }) =>
    outlasts(
      args,
      () => dismissButton().focus(),
      () => dismissButton().blur(),
    ),
};

/** The overlap of an element with the toast in pixels of height; 0 or less without one. */
function covered(element: Element): number {
  const { top, bottom } = screen.getByRole('status').parentElement!.getBoundingClientRect();
  const under = element.getBoundingClientRect();
  return Math.min(bottom, under.bottom) - Math.max(top, under.top);
}

/** Rises above the pressed button or a field, and returns to the bottom when it can. */
export const OffWhatHasFocus: Story = {
  globals: onLargePhone.globals,
  args: { toast: null },
  parameters: { ...onLargePhone.parameters, layout: 'fullscreen' },
  render: function Saving(args) {
    const [saved, setSaved] = useState(false);
    return (
      <main
        style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh', padding: '5rem 1rem 1rem' }}
      >
        <input aria-label="Name" style={{ marginBlockEnd: 'auto' }} />
        <Button onClick={() => setSaved(true)}>Save</Button>
        <Toaster {...args} toast={saved ? { id: 'saved', tone: 'good', text: 'Saved.' } : null} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await screen.findByRole('status');
    await waitFor(() => expect(covered(save)).toBeLessThanOrEqual(0));
    await expect(screen.getByRole('status').getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await waitFor(() => expect(covered(save)).toBeGreaterThan(0));
    await expect(covered(canvas.getByRole('textbox', { name: 'Name' }))).toBeLessThanOrEqual(0);
  },
};

/** It rises above a low dialog on a phone, such as a row's detail, which is fully visible with its actions. */
export const OffDialog: Story = {
  ...onLargePhone,
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} size="drawer" focusOn="dialog" title="Deposit" onClose={() => setOpen(false)}>
          $120.00
        </Dialog>
        <Toaster {...args} />
      </>
    );
  },
  play: endAt('Off the dialog', async ({ canvas }) => {
    await screen.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await waitFor(() => expect(covered(dialog)).toBeLessThanOrEqual(0));
    await snapshot('Off the dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: overlayMessages.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const toast = screen.getByRole('status');
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2));
  }),
};
