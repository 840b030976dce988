import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { errorTexts } from '../../text/messages';
import { ErrorState } from './ErrorState';
import { onPhone, noSnapshot } from '../../testing/windows';
import { errorMessages } from '../../text/errorMessages';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { message: errorTexts.somethingWrongTryAgain, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(errorTexts.somethingWrongTryAgain);
    await userEvent.click(within(alert).getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One press sends one request. */
export const Retrying: Story = {
  args: { retrying: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
/** Identifies the failed call for support, if the server sends an id (T34). */
export const WithReference: Story = {
  args: { reference: '0f3a77b1-5c0e-4d7e-9a51-3f0c7f6f2b11' },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${errorMessages.reference} ${args.reference}`);
  },
};

/** A server's sentence keeps its own direction in a right-to-left page, including its final punctuation. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { message: 'The list is not there.' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const [text] = canvas.getByText('The list is not there.').childNodes;
    const getBox = (at: number) => {
      const range = new Range();
      range.setStart(text!, at);
      range.setEnd(text!, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(getBox('The list is not there'.length)).toBeGreaterThan(getBox(0));
  },
};

export const WithoutRetry: Story = { args: { onRetry: undefined }, parameters: noSnapshot };
export const LongText: Story = {
  args: { message: 'The server answered something very long. '.repeat(6) },
  ...onPhone,
};
