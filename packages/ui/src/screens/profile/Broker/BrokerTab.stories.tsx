import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pngFile } from '../BasicInfo/pictures.fixtures';
import { brokerArgs, details, noDetails } from './BrokerTab.fixtures';
import { BrokerTab } from './BrokerTab';

const meta = {
  title: 'Screens/Profile/Broker',
  component: BrokerTab,
  args: brokerArgs,
} satisfies Meta<typeof BrokerTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Trading File'), await pngFile('account.png', 64, 48));
    await expect(await canvas.findByRole('img', { name: 'Preview: Trading File' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith({ ...details, file: expect.any(File) as File });
  },
};

/** Every field non-empty: '{field} is Required' (A §5). */
export const Empty: Story = {
  args: { broker: { state: 'ready', data: noDetails } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    for (const label of [
      'Trading Username',
      'Trading Platform',
      'Trading Account',
      'Trading Server',
      'Trading Password',
      'Investor Password',
      'Trading File',
    ])
      await expect(await canvas.findByText(`${label} is Required`)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** A picture that isn't one is refused before it is sent. */
export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = new File(['<svg onload=alert(1)>'], 'account.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Trading File'), text);
    await expect(await canvas.findByText(/not a png or jpeg image/)).toBeVisible();
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } } };
export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { server: 'trading_server is Required' } } },
  play: async ({ canvasElement }) => {
    const server = within(canvasElement).getByLabelText('Trading Server');
    await waitFor(() => expect(server).toHaveAccessibleDescription('trading_server is Required'));
  },
};
export const Refused: Story = { args: { form: { busy: false, saved: 0, refusal: {} } } };
export const Loading: Story = { args: { broker: { state: 'loading' } } };
export const Failed: Story = {
  args: { broker: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry: fn() } },
};
export const LongText: Story = {
  args: { broker: { state: 'ready', data: { ...details, platform: 'MetaTrader '.repeat(12) } } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
