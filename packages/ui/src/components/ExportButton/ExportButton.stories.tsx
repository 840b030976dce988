import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import { ExportButton } from './ExportButton';
import type { ExportProgress } from './ExportCard';
import { exportMessages } from '../../text/exportMessages';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { overlayMessages } from '../../text/overlayMessages';
import { errorTexts } from '../../text/visitorMessages';

const meta = {
  title: 'Components/ExportButton',
  component: ExportButton,
  args: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/**
 * While amounts are hidden no file is saved without a question. No returns the focus, and the next press asks
 * again.
 */
export const AmountsHidden: Story = {
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  play: endAt('The question', async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: exportMessages.exportCsv });
    await userEvent.click(button);
    const question = await screen.findByRole('dialog', { name: exportMessages.withAmounts });
    await expect(question).toHaveTextContent(exportMessages.hiddenHere);
    await snapshot('The question');
    await userEvent.click(within(question).getByRole('button', { name: overlayMessages.close }));
    await expect(args.onStart).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const again = within(await screen.findByRole('dialog', { name: exportMessages.withAmounts }));
    await userEvent.click(again.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }),
};
export const Disabled: Story = {
  args: { disabled: true },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: exportMessages.exportCsv })).toBeDisabled();
  },
};

/** One response has every row, so its duration is unknown. One press starts one export. */
export const Waiting: Story = {
  args: { progress: { state: 'reading', rows: 0 } },
  parameters: noSnapshot,
  play: endAt('Waiting', async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onStart).not.toHaveBeenCalled();
    const card = within(await canvas.findByRole('group', { name: exportMessages.exportCsv }));
    await expect(card.getByRole('status')).toHaveTextContent(exportMessages.preparing);
    await snapshot('Waiting');
    await userEvent.click(card.getByRole('button', { name: exportMessages.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
};

/** Page by page the progress is known. */
export const Reading: Story = {
  args: { progress: { state: 'reading', rows: 120, of: 248 } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: exportMessages.preparing });
    await expect(bar).toHaveAttribute('aria-valuetext', '120 / 248');
  },
};
export const Mobile: Story = { ...Reading, ...onLargePhone, play: undefined };

const message = 'There are more than 50,000 items. Choose a shorter date range.';

export const Failed: Story = {
  args: { progress: { state: 'failed', message } },
  parameters: noSnapshot,
  play: endAt('Failed', async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${message} ${exportMessages.notSaved}`);
    await snapshot('Failed');
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: exportMessages.exportCsv })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.close }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
};
export const LongText: Story = {
  args: { progress: { state: 'failed', message: 'request'.repeat(30) } },
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The focus survives a failure, and is never lost with the card. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Kept(args) {
    const [progress, setProgress] = useState<ExportProgress>({ state: 'idle' });
    return (
      <>
        <ExportButton
          {...args}
          progress={progress}
          onStart={() => setProgress({ state: 'reading', rows: 0 })}
          onCancel={() => setProgress({ state: 'idle' })}
        />
        <button type="button" onClick={() => setProgress({ state: 'failed', message: 'No' })}>
          Fail
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: exportMessages.exportCsv });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: exportMessages.cancel })).toBeVisible());
    await userEvent.tab();
    const cancel = canvas.getByRole('button', { name: exportMessages.cancel });
    await expect(cancel).toHaveFocus();
    canvas.getByRole('button', { name: 'Fail' }).click();
    await waitFor(() => expect(cancel).toHaveAccessibleName(overlayMessages.close));
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
