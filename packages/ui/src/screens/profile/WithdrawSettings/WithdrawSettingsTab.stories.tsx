import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bep20, trc20, withdrawArgs } from './WithdrawSettingsTab.fixtures';
import { WithdrawSettingsTab } from './WithdrawSettingsTab';
import { HoldContext, holdAheadMessages } from '../../../components/HoldAhead/HoldAhead';
import { wholeText } from '../../../text/wholeText.fixtures';
import { profileMessages } from '../messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { messagePattern } from '../../../testing/messagePattern';
import { detailMessages } from '../../../text/detailMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { profileTexts } from '../../../text/messages';
import { destinationDetailsMessages } from '../../../components/DestinationDetails/DestinationDetails';
import { expectLink } from '../../../testing/expectLink';
import { answering } from '../../../testing/answering';
import { commonMessages } from '../../../text/commonMessages';
import { failed } from '../../../remote.fixtures';
import { codeBox, typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: A §4 Withdraw settings, A §5 Withdraw settings, A §9 Networks
const meta = {
  title: 'Screens/Profile/WithdrawSettings',
  component: WithdrawSettingsTab,
  args: withdrawArgs,
} satisfies Meta<typeof WithdrawSettingsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: Canvas, network: string, address: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: network }));
  await userEvent.click(canvas.getByLabelText(profileMessages.withdrawalAddress));
  await userEvent.paste(address);
  await userEvent.click(canvas.getByRole('button', { name: profileMessages.reviewAndSave }));
}

const dialog = async () => within(await screen.findByRole('dialog'));

export const Default: Story = { parameters: inDark };
export const Mobile: Story = { ...onPhone };

/** The dialog repeats all input, explains the lock, and focuses Close. Nothing is sent before the confirmation. */
export const Confirming: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText(profileMessages.type)).toHaveValue(profileMessages.crypto);
    await expect(canvas.getByLabelText(profileMessages.type)).toHaveAttribute('readonly');
    await expect(canvas.getAllByRole('radio').map((network) => network.getAttribute('value'))).toEqual([
      'USDT BEP20',
      'USDT TRC20',
    ]);
    await fill(canvas, 'USDT BEP20', ` ${bep20}\n`);
    const asked = await dialog();
    await expect(asked.getByText(bep20)).toBeVisible();
    await expect(asked.getByText(wholeText('USDT BEP20'))).toBeVisible();
    await expect(asked.getByText(messagePattern(profileMessages.lockWarning))).toBeVisible();
    await expect(asked.getByRole('button', { name: detailMessages.closeIt })).toHaveFocus();
    await typeCode(asked, '4193', 4);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: profileMessages.saveAndLock }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ network: 'USDT BEP20', address: bep20, code: '4193' }),
    );
  },
};

/** The lock holds withdrawals, and the confirmation announces it (D140). */
export const HoldAhead: Story = {
  decorators: [
    (Tab) => (
      <HoldContext value={{ hours: 24 }}>
        <Tab />
      </HoldContext>
    ),
  ],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await fill(canvas, 'USDT BEP20', bep20);
    await expect((await dialog()).getByText(holdAheadMessages.ahead({ hours: 24 }))).toBeVisible();
  },
};

/** An address of the other network never reaches the confirmation (D48). */
export const OtherNetwork: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas, 'USDT BEP20', trc20);
    await waitFor(() =>
      expect(canvas.getByLabelText(profileMessages.withdrawalAddress)).toHaveAccessibleDescription(
        messagePattern(profileMessages.otherNetwork),
      ),
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'USDT TRC20' }));
    await expect(
      await canvas.findByText(profileMessages.validAddress({ network: 'USDT TRC20' })),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Mistyped: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await fill(canvas, 'USDT TRC20', trc20.replace('R7', '7R'));
    await expect(await canvas.findByText(profileMessages.mistypedAddress)).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** An address with an unknown shape is accepted, with a warning in both places. */
export const UnknownShape: Story = {
  // Proves: profileMessages.uncheckedDetail
  play: async ({ canvas }) => {
    await fill(canvas, 'USDT TRC20', 'somewhere-else');
    await expect(canvas.getByText(messagePattern(profileMessages.unlikelyAddress))).toBeInTheDocument();
    await expect((await dialog()).getByText(messagePattern(profileMessages.uncheckedAddress))).toBeVisible();
  },
};

/** Both are required (A §5). */
export const Required: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: profileMessages.reviewAndSave }));
    await waitFor(() => expect(canvas.getAllByText(errorTexts.fieldRequired)).toHaveLength(2));
  },
};

/**
 * Without a code nothing is sent. A pin has four digits. The API has its own name for the pin, which the portal maps
 * (D47, A §5).
 */
export const SecurityPin: Story = {
  args: { verification: { ...withdrawArgs.verification, authType: 'mpin' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await fill(canvas, 'USDT TRC20', trc20);
    const asked = await dialog();
    await expect(asked.getByRole('group', { name: profileTexts.securityPin })).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: profileMessages.saveAndLock }));
    await expect(await asked.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(asked.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 })));
    await userEvent.keyboard('2a5-8.0');
    await userEvent.click(asked.getByRole('button', { name: profileMessages.saveAndLock }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ network: 'USDT TRC20', address: trc20, code: '2580' }),
    );
  },
};

/** A wrong code shows its error in the dialog, and is cleared, announced and requested again. */
export const Refused: Story = {
  render: answering(WithdrawSettingsTab, {
    onSave: () => ({ form: { busy: false, saved: 0, refusal: { code: 'Invalid otp' } } }),
  }),
  play: async ({ canvas }) => {
    await fill(canvas, 'USDT TRC20', trc20);
    const asked = await dialog();
    const first = codeBox(asked, 1, 4);
    await userEvent.click(first);
    await userEvent.keyboard('4193');
    await userEvent.click(asked.getByRole('button', { name: profileMessages.saveAndLock }));
    await expect(await asked.findByRole('alert')).toHaveTextContent('Invalid otp');
    await waitFor(() => expect(first).toHaveValue(''));
    await expect(asked.getByText(trc20)).toBeVisible();
  },
};

/** The server's error about the address shows at its field, and the dialog closes. */
const wrongNetwork = { address: 'The address doesn’t belong to this network.' };
export const FieldErrors: Story = {
  args: { form: refusedForm(wrongNetwork) },
  parameters: noSnapshot,
  render: answering(WithdrawSettingsTab, { onSave: () => ({ form: refusedForm({ ...wrongNetwork }) }) }),
  play: async ({ canvas }) => {
    await fill(canvas, 'USDT TRC20', trc20);
    const asked = await dialog();
    await typeCode(asked, '4193', 4);
    await userEvent.click(asked.getByRole('button', { name: profileMessages.saveAndLock }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const address = canvas.getByLabelText(profileMessages.withdrawalAddress);
    await expect(address).toHaveAccessibleDescription(/doesn’t belong to this network/);
    await expect(address).toHaveValue(trc20);
  },
};

export const Submitting: Story = {
  parameters: noSnapshot,
  render: answering(WithdrawSettingsTab, { onSave: () => ({ form: { busy: true, saved: 0 } }) }),
  play: async ({ canvas }) => {
    await fill(canvas, 'USDT TRC20', trc20);
    const asked = await dialog();
    await typeCode(asked, '4193', 4);
    const save = asked.getByRole('button', { name: profileMessages.saveAndLock });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(asked.getByText(trc20)).toBeVisible();
  },
};

/** Saved: read-only and whole, without an update button, with the reason (A §4). */
export const Saved: Story = {
  args: { destination: { state: 'ready', data: { kind: 'crypto', network: 'USDT BEP20', address: bep20 } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bep20)).toBeVisible();
    await expect(canvas.getByText(profileMessages.locked)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /save/i })).not.toBeInTheDocument();
    await expectLink(canvas, profileMessages.contactSupport, '/user/chat');
  },
};

/** A saved bank account shows, but banks are not offered (A §5, D49). */
export const Bank: Story = {
  args: {
    destination: {
      state: 'ready',
      data: {
        kind: 'bank',
        holder: 'Ravi Sharma',
        bank: 'State Bank',
        account: '00012345678',
        ifsc: 'SBIN0001234',
      },
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    for (const text of [
      destinationDetailsMessages.bank,
      'Ravi Sharma',
      'State Bank',
      '00012345678',
      'SBIN0001234',
    ])
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(canvas.getByText(profileMessages.locked)).toBeVisible();
    await expect(canvasElement.querySelector('input, button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { destination: { state: 'ready', data: { kind: 'bank' } } },
  parameters: noSnapshot,
};
export const Loading: Story = { args: { destination: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    destination: failed(),
  },
};
export const LongText: Story = {
  args: {
    destination: {
      state: 'ready',
      data: { kind: 'crypto', network: 'x'.repeat(80), address: 'Q'.repeat(300) },
    },
  },
};
export const ConfirmingMobile: Story = { ...UnknownShape, ...onPhone };
