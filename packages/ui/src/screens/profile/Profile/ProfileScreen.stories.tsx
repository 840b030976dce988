import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { addresses } from '../../../addresses/addresses';
import { holdAheadMessages } from '../../../components/HoldAhead/HoldAhead';
import { LongText as LongDetails } from '../BasicInfo/BasicInfoTab.stories';
import { basicInfoArgs, newcomer } from '../BasicInfo/BasicInfoTab.fixtures';
import { profileTexts, errorTexts } from '../../../text/messages';
import { profileMessages } from '../messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { authenticationArgs } from '../Authentication/AuthenticationTab.fixtures';
import { brokerArgs } from '../Broker/BrokerTab.fixtures';
import { logsArgs } from '../Logs/LogsTab.fixtures';
import { passwordArgs } from '../Password/PasswordTab.fixtures';
import { securityPinArgs } from '../SecurityPin/SecurityPinTab.fixtures';
import { twoFactorArgs } from '../TwoFactor/TwoFactorTab.fixtures';
import { withdrawArgs } from '../WithdrawSettings/WithdrawSettingsTab.fixtures';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { answering } from '../../../testing/answering';

const profileArgs = {
  tab: 'basic-info',
  onTabChange: fn(),
  basicInfo: basicInfoArgs,
  twoFactor: twoFactorArgs,
  password: passwordArgs,
  securityPin: securityPinArgs,
  authentication: authenticationArgs,
  withdrawSettings: withdrawArgs,
  logs: logsArgs,
  broker: brokerArgs,
} satisfies ProfileScreenProps;

// Spec: A §2 Profile
const meta = {
  title: 'Screens/Profile/Profile',
  component: ProfileScreen,
  args: profileArgs,
  render: answering(ProfileScreen, { onTabChange: (tab) => ({ tab }) }),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { basicInfo } = profileArgs;
const failed = {
  state: 'failed',
  message: errorTexts.somethingWrongTryAgain,
  onRetry: fn(),
} as const;

/** Seven tabs by mouse and keys. Each change is reported to the owner of the address. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      profileTexts.basicInfo,
      profileTexts.twoFactorSetting,
      profileTexts.password,
      profileTexts.securityPin,
      profileTexts.authentication,
      profileTexts.withdrawSettings,
      profileTexts.logs,
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: profileTexts.securityPin }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('security-pin');
    await userEvent.keyboard('{End}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('logs');
    await expect(canvas.getByRole('tabpanel', { name: profileTexts.logs })).toBeVisible();
  },
};

/** Input stays while another tab is open, and its tab shows that it is unsaved. */
export const UnsavedStays: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(profileMessages.city), ' Island');
    await userEvent.click(canvas.getByRole('tab', { name: profileTexts.password }));
    await userEvent.type(canvas.getByLabelText(profileMessages.currentPassword), 'secret-1');
    await userEvent.click(
      canvas.getByRole('tab', { name: `${profileTexts.basicInfo} (${profileMessages.unsaved})` }),
    );
    await expect(canvas.getByLabelText(profileMessages.city)).toHaveValue('Lagos Island');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.discard }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: profileTexts.basicInfo })).toBeVisible());
    await userEvent.click(
      canvas.getByRole('tab', { name: `${profileTexts.password} (${profileMessages.unsaved})` }),
    );
    await expect(canvas.getByLabelText(profileMessages.currentPassword)).toHaveValue('secret-1');
  },
};

/** The pane without a tab button (D40). */
export const Broker: Story = {
  args: { tab: 'broker' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: profileMessages.brokerSetting })).toBeVisible();
    await expect(canvas.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { basicInfo: { ...basicInfo, member: { state: 'loading' }, countries: { state: 'loading' } } },
};
export const Failed: Story = { args: { basicInfo: { ...basicInfo, member: failed } } };
export const Empty: Story = {
  args: {
    basicInfo: {
      ...basicInfo,
      member: { state: 'ready', data: { details: newcomer, emailLocked: true, emailVerified: false } },
    },
  },
};
export const LongText: Story = { args: { basicInfo: { ...basicInfo, ...LongDetails.args } } };
export const Submitting: Story = {
  args: { basicInfo: { ...basicInfo, form: { busy: true, saved: 0 } } },
  parameters: noSnapshot,
};

/** A change that holds withdrawals announces the hold first (D140). Other changes announce none. */
export const HoldAhead: Story = {
  args: { hold: { hours: 24, withdrawal: addresses.withdraw }, tab: 'password' },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const panel = () => within(canvas.getByRole('tabpanel'));
    const notice = () => panel().queryByText(holdAheadMessages.ahead({ hours: 24 }));
    await userEvent.click(canvas.getByRole('tab', { name: profileTexts.basicInfo }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('basic-info');
    await expect(notice()).toBeNull();
    for (const name of [
      profileTexts.twoFactorSetting,
      profileTexts.authentication,
      profileTexts.securityPin,
      profileTexts.password,
    ]) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await waitFor(() => expect(notice()).toBeVisible());
      await expect(panel().getByRole('link', { name: holdAheadMessages.withdrawFirst })).toBeVisible();
    }
  },
};

/** Also before the email, the broker's details and the withdrawal address. */
export const HoldAheadOfEmail: Story = {
  args: {
    hold: { hours: 24 },
    basicInfo: {
      ...basicInfo,
      member: { state: 'ready', data: { details: newcomer, emailLocked: false, emailVerified: true } },
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(profileMessages.email), 'x');
    await expect(await canvas.findByText(holdAheadMessages.ahead({ hours: 24 }))).toBeVisible();
  },
};
export const HoldAheadOfBroker: Story = {
  args: { hold: { hours: 24 }, tab: 'broker' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(holdAheadMessages.ahead({ hours: 24 }))).toBeVisible();
  },
};

/** Inside the app shell. */
export const InAppShell: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('/user/profile')],
};

export const Mobile: Story = { ...onPhone };
