import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { jpegFile, pngFile } from '../BasicInfo/Avatar/avatars.fixtures';
import { asking, answerStepUp } from '../../../forms/StepUp/stepUp.fixtures';
import { brokerArgs, details, noDetails } from './BrokerTab.fixtures';
import { BrokerTab } from './BrokerTab';
import { faultTexts, imageMessages } from '../../../components/ImageField/messages';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { noSnapshot, onPhone, inDark } from '../../../testing/windows';
import { profileMessages } from '../messages';
import { errorTexts, accessTexts } from '../../../text/visitorMessages';
import { commonMessages } from '../../../text/commonMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { answering } from '../../../testing/answering';
import { failed } from '../../../remote.fixtures';

// Spec: A §5 Broker setting
const meta = {
  title: 'Screens/Profile/Broker',
  component: BrokerTab,
  args: brokerArgs,
} satisfies Meta<typeof BrokerTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(profileMessages.tradingFile),
      await pngFile('account.png', 64, 48),
    );
    await expect(
      await canvas.findByRole('img', {
        name: imageMessages.previewLabel({ label: profileMessages.tradingFile }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ ...details, file: expect.any(File) as File });
  },
};

/** No field may be empty: '{field} is Required' (A §5). */
export const Empty: Story = {
  args: { broker: { state: 'ready', data: noDetails } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    for (const label of [
      profileMessages.tradingUsername,
      profileMessages.tradingPlatform,
      profileMessages.tradingAccount,
      profileMessages.tradingServer,
      profileMessages.tradingPassword,
      profileMessages.investorPassword,
      profileMessages.tradingFile,
    ])
      await expect(await canvas.findByText(errorTexts.required({ field: label }))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A jpeg is accepted with both of its extensions (A §5, D40). */
export const Jpeg: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const name of ['account.jpg', 'account.jpeg']) {
      await userEvent.upload(
        canvas.getByLabelText(profileMessages.tradingFile),
        await jpegFile(name, 64, 48),
      );
      await expect(
        await canvas.findByRole('img', {
          name: imageMessages.previewLabel({ label: profileMessages.tradingFile }),
        }),
      ).toBeVisible();
      await userEvent.click(
        canvas.getByRole('button', { name: `${imageMessages.remove}: ${profileMessages.tradingFile}` }),
      );
    }
  },
};

/** A file that is not an image is refused before it is sent. */
export const NoImage: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const text = new File(['<svg onload=alert(1)>'], 'account.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(profileMessages.tradingFile), text);
    await expect(await canvas.findByText(faultTexts.kind)).toBeVisible();
  },
};

/** The server requires the current second factor. The chosen image stays, and is sent with the code (T29). */
export const StepUp: Story = {
  args: { onSave: fn() },
  parameters: noSnapshot,
  render: answering(BrokerTab, { onSave: ({ secondFactor }) => answerStepUp(secondFactor) }),
  play: async ({ args, canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(profileMessages.tradingFile),
      await pngFile('account.png', 64, 48),
    );
    await canvas.findByRole('img', {
      name: imageMessages.previewLabel({ label: profileMessages.tradingFile }),
    });
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() =>
      expect(canvas.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus(),
    );
    await userEvent.keyboard('4193{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...details,
        file: expect.any(File) as File,
        secondFactor: '4193',
      }),
    );
  },
};

/** Within a minute of another change no code is mailed. The form shows this with the end time (T14, T29). */
export const StepUpTooSoon: Story = {
  parameters: noSnapshot,
  render: answering(BrokerTab, {
    onSave: ({ secondFactor }) =>
      answerStepUp(secondFactor, {
        ...asking,
        request: { state: 'waiting', until: Date.now() + 40_000 },
        earlier: true,
      }),
  }),
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(profileMessages.tradingFile),
      await pngFile('account.png', 64, 48),
    );
    await canvas.findByRole('img', {
      name: imageMessages.previewLabel({ label: profileMessages.tradingFile }),
    });
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await expect(await canvas.findByText(secondFactorMessages.codeJustSent)).toBeVisible();
    await expect(canvas.getAllByText(messagePattern(accessTexts.resendAfter))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: accessTexts.requestOtp })).not.toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } }, parameters: noSnapshot };
export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { server: 'trading_server is Required' } } },
  play: async ({ canvas }) => {
    const server = canvas.getByLabelText(profileMessages.tradingServer);
    await waitFor(() => expect(server).toHaveAccessibleDescription('trading_server is Required'));
  },
};
export const Refused: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { form: { busy: false, saved: 0, refusal: {} } },
};
/** The form was sent but no answer came. Its input stays. */
export const Unknown: Story = {
  // Proves: profileMessages.unknownDetail
  args: { form: { busy: false, saved: 0, refusal: {}, unknown: true } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(profileMessages.unknown);
    await expect(canvas.getByLabelText(profileMessages.tradingServer)).toHaveValue(details.server);
  },
};
export const Loading: Story = { args: { broker: { state: 'loading' } } };
export const Failed: Story = {
  args: { broker: failed() },
};
export const LongText: Story = {
  args: { broker: { state: 'ready', data: { ...details, platform: 'MetaTrader '.repeat(12) } } },
};
export const Mobile: Story = { ...onPhone };
